// The weather: the sign that it is being asked for, and a page that is pulled down to ask.

/** How far a finger has to pull, in pixels. */
const enough = 72;

const button = () => document.getElementById("weatherRefresh");

/** Asks for the weather; says whether there is any to ask for. */
export function refreshWeather() {
  button()?.click();
  return Boolean(button());
}

/** Shows the sign from the moment it is asked until the answer is shown. */
export function showRefreshSign() {
  document.addEventListener("submit", ({ target }) => {
    if (target.id !== "weatherRefreshForm") return;
    button().setAttribute("aria-busy", "true");
    say(button().dataset.busy);
  });
  document.addEventListener("hibi:idle", () => {
    if (button()?.dataset.asked === undefined) return;
    button().removeAttribute("aria-busy");
    delete button().dataset.asked;
    say(document.getElementById("weatherFailure") ? "" : button().dataset.done);
  });
}

function say(text) {
  if (text) button().dataset.asked = "";
  const place = document.getElementById("updates");
  if (place) place.textContent = text;
}

/** Lets a finger pull the page down to ask for the weather. */
export function pullToRefresh() {
  let start = null;
  let distance = 0;
  const main = document.getElementById("main");
  document.addEventListener("touchstart", ({ touches, target }) => {
    const isOne = touches.length === 1 && scrollY <= 0 && !target.closest("input, select, .side");
    start = isOne && button() ? touches[0] : null;
    distance = 0;
  }, { passive: true });
  document.addEventListener("touchmove", ({ touches }) => {
    if (!start) return;
    const [x, y] = [touches[0].clientX - start.clientX, touches[0].clientY - start.clientY];
    if (distance === 0 && (y < 8 || Math.abs(x) > y)) {
      if (y < 0 || Math.abs(x) > 12) start = null;
      return;
    }
    // The further it goes the harder it pulls.
    distance = Math.min(enough * 1.6, Math.max(1, y * 0.55));
    main.classList.add("pull");
    main.classList.remove("let-go");
    main.classList.toggle("far", distance >= enough);
    main.style.setProperty("--pull", `${distance}px`);
    main.style.setProperty("--turn", `${distance / enough}turn`);
  }, { passive: true });
  const end = (isDone) => {
    if (distance > 0) {
      main.classList.remove("pull", "far");
      main.classList.add("let-go");
      main.style.removeProperty("--pull");
      if (isDone && distance >= enough) refreshWeather();
    }
    start = null;
    distance = 0;
  };
  document.addEventListener("touchend", () => end(true));
  document.addEventListener("touchcancel", () => end(false));
}
