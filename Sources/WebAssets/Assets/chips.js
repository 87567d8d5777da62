// What a line is understood as is shown below it while it is typed: the server reads it, and each
// part is a chip that can give its words back to the title, or be read the other way.

import { isComposing } from "./composition.js";

/** Milliseconds without a key after which the line is read. */
const pause = 120;

/** The line, and what was said of it: ranges of its UTF-16, as `kept` and `swapped` are sent. */
let line = "";
let choices = { kept: [], swapped: [] };
/** The line that the chips are of. */
let shown = "";
let timer = 0;
let controller = null;

const field = () => document.getElementById("taskTitleField");
const room = () => document.getElementById("quickAdd");

/** Reads what is typed into the field for a new task from now on. */
export function showParts() {
  if (!room()) return;
  document.addEventListener("input", ({ target }) => target === field() && typed());
  document.addEventListener("compositionend", ({ target }) => {
    if (target === field()) setTimeout(typed);
  });
  document.addEventListener("click", pressed);
  document.addEventListener("formdata", ({ target, formData }) => {
    if (target !== field()?.form) return;
    for (const name of ["kept", "swapped"]) {
      for (const range of choices[name]) formData.append(name, range.join("-"));
    }
  });
  // A draft of the last time.
  typed();
}

function typed() {
  if (isComposing() || field().value === line) return;
  const next = field().value;
  for (const name of ["kept", "swapped"]) choices[name] = moved(choices[name], line, next);
  line = next;
  clearTimeout(timer);
  controller?.abort();
  if (line.trim() === "") show("");
  else timer = setTimeout(read, pause);
}

/** Ranges as they are after an edit; what was edited itself is said no more. */
function moved(ranges, before, after) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const shift = after.length - before.length;
  return ranges.flatMap(([lower, upper]) => {
    if (upper <= start) return [[lower, upper]];
    return lower >= before.length - end ? [[lower + shift, upper + shift]] : [];
  });
}

/** Asks how the line is understood; an answer that comes too late is dropped. */
async function read(focused) {
  controller?.abort();
  controller = new AbortController();
  const { signal } = controller;
  const asked = line;
  const body = new URLSearchParams({ title: line });
  for (const name of ["kept", "swapped"]) body.set(name, choices[name].map((r) => r.join("-")).join());
  try {
    const init = { method: "POST", body, signal, credentials: "same-origin" };
    const response = await fetch(room().dataset.reads, init);
    if (!response.ok || response.redirected) return;
    const text = await response.text();
    if (signal.aborted || asked !== line) return;
    shown = asked;
    show(text, focused);
  } catch {
    // Without a connection there are no chips; the line is read when it is saved.
  }
}

function show(text, focused) {
  const list = new DOMParser().parseFromString(text, "text/html").querySelector("ul");
  const hasParts = Boolean(list?.children.length);
  room().replaceChildren(...(hasParts ? [document.importNode(list, true)] : []));
  say(hasParts ? list.dataset.said : "");
  if (!focused) return;
  const chip = room().querySelectorAll("li")[focused.index];
  const button = chip?.querySelector(`[data-testid=${focused.testid}]`);
  (button ?? chip?.querySelector("button:last-child") ?? field()).focus();
}

function say(message) {
  const place = document.getElementById("quickAddSaid");
  if (place.textContent !== message) place.textContent = message;
}

function pressed({ target }) {
  const button = target.closest?.("#quickAdd button");
  if (!button) return;
  const chip = button.closest("li");
  const index = [...chip.parentElement.children].indexOf(chip);
  const ranges = moved(
    chip.dataset.ranges.split(",").map((range) => range.split("-").map(Number)), shown, line);
  if (button.dataset.testid === "quickPartKeep") choices.kept.push(...ranges);
  else if (button.dataset.swapped === "false") choices.swapped.push(...ranges);
  else choices.swapped = choices.swapped.filter((each) => !ranges.some((own) => overlap(own, each)));
  clearTimeout(timer);
  read({ index, testid: button.dataset.testid });
}

const overlap = ([a, b], [c, d]) => a < d && c < b;
