// Changes made elsewhere: the server says that there is one, and the page is fetched again.

import { liveParts, load, show, shown, shownAddress } from "./page.js";
import { isBusy, shownChange } from "./send.js";

let source = null;
let newest = 0;
let isFirst = true;
let isFetching = false;
let isStale = false;

/** What shows that somebody is moving something right now. */
const hands = ".swiping, .dragging, .choosing";

/** Keeps the page up to date as long as somebody can see it. */
export function follow() {
  if (!document.body.hasAttribute("data-live")) return;
  document.addEventListener("visibilitychange", () => {
    // A hidden window gives its connection back: a browser has six of them for all its windows.
    if (document.hidden) disconnect();
    else connect();
  });
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", ({ persisted }) => persisted && connect());
  document.addEventListener("hibi:idle", () => isStale && refresh());
  if (!document.hidden) connect();
  lookForNewDay();
}

/** A day begins, and a time passes, without anybody's doing: both are looked for each quarter. */
function lookForNewDay() {
  const quarter = 15 * 60 * 1000;
  setTimeout(() => {
    if (!document.hidden) refresh(true);
    lookForNewDay();
  }, quarter - (Date.now() % quarter) + 1000);
}

function disconnect() {
  source?.close();
  source = null;
}

function connect() {
  disconnect();
  source = new EventSource("/events");
  source.addEventListener("change", ({ data }) => {
    newest = Math.max(newest, Number(data));
    refresh();
  });
  source.addEventListener("weather", () => refresh(true));
  // Whatever happened while nobody listened: since the page was made, or since the stream broke.
  source.addEventListener("open", () => refresh(true));
  source.addEventListener("error", ({ target }) => {
    if (target.readyState === EventSource.CLOSED && target === source) setTimeout(connect, 5000);
  });
}

/** Fetches the page again, unless it shows everything or a hand is on it. */
export async function refresh(isMissed = false) {
  isStale = true;
  if (isFetching || isBusy() || document.querySelector(hands)) return;
  if (!isMissed && newest <= shownChange()) {
    isStale = false;
    return;
  }
  isFetching = true;
  isStale = false;
  const { number } = shown;
  try {
    const page = await load(shownAddress());
    const { response } = page;
    // What is shown since it was asked for is newer than the answer.
    if (isBusy() || shown.number !== number) isStale = true;
    else if (response.status >= 500) return;
    else if (!response.ok || new URL(response.url).pathname === "/login") {
      location.assign(response.url);
    } else if (response.headers.get("ETag") !== shown.tag) {
      show(page, liveParts);
      if (!isFirst || !isMissed) announce();
      isFirst = false;
    }
  } catch {
    // The stream finds out as well, and comes back here when the connection is there again.
  } finally {
    isFetching = false;
  }
  if (isStale && !isBusy()) refresh(true);
}

/** Says to those who don't see it that something changed. */
function announce() {
  const place = document.getElementById("updates");
  if (place) place.textContent = place.dataset.text;
  setTimeout(() => place && (place.textContent = ""), 3000);
}
