// Several lines that are pasted into the field for a new task are offered as a task each. The field
// itself has them in one line, as a field has, so that nothing is lost for who goes on typing.

const field = () => document.getElementById("taskTitleField");
const offer = () => document.getElementById("quickLines");
const buttons = () => offer()?.querySelector(".actions");

/** The line that the offer is an alternative to. */
let joined = "";

/** Offers pasted lines as tasks from now on. */
export function offerLines() {
  document.addEventListener("paste", pasted);
  document.addEventListener("input", ({ target }) => {
    // Emptied, since they are stored; or the line is another one now.
    if (target === offer()?.elements.lines && target.value === "") close(true);
    else if (target === field() && isOpen() && target.value !== joined) close(false);
  });
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("#keepAsOne")) keep();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !event.target.closest?.("#quickLines")) return;
    event.preventDefault();
    keep();
  });
}

const isOpen = () => buttons()?.hidden === false;

function pasted(event) {
  const { target, clipboardData } = event;
  if (target !== field() || !offer()) return;
  const { value, selectionStart, selectionEnd } = target;
  const text = clipboardData?.getData("text/plain") ?? "";
  const whole = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
  const lines = whole.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2) return;
  event.preventDefault();
  target.setRangeText(text.split(/\s*[\r\n]\s*/).join(" "), selectionStart, selectionEnd, "end");
  joined = target.value;
  target.dispatchEvent(new Event("input", { bubbles: true }));
  show(lines);
}

function show(lines) {
  const { elements, dataset } = offer();
  elements.lines.value = lines.join("\n");
  const button = document.getElementById("addLines");
  button.textContent = dataset.some.replace("#", lines.length);
  buttons().hidden = false;
  button.focus();
}

function keep() {
  close(false);
  field().focus();
}

function close(isStored) {
  if (!isOpen()) return;
  const hadFocus = offer().contains(document.activeElement);
  buttons().hidden = true;
  offer().elements.lines.value = "";
  if (!isStored) return;
  if (hadFocus) field().focus();
  if (field().value !== joined) return;
  field().value = "";
  field().dispatchEvent(new Event("input", { bubbles: true }));
}
