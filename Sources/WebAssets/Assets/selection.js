// Many tasks are picked in a page of its own, which has a box in each row and a bar with what can be
// done. Here it is shown in place, and keys and clicks tick the boxes.

import { shownAddress } from "./page.js";
import { open } from "./send.js";

/** The row from which a range is picked, and the rows of the last range. */
let anchor = null;
let range = [];
/** What is to be done when the boxes are there. */
let waiting = [];

// What lies in the trash can't be picked.
const selector = "#taskTable > [data-task]:not(.gone)";
const rows = () => [...document.querySelectorAll(selector)];
const box = (row) => row.querySelector("[data-testid=taskPick]");
const bar = () => document.getElementById("pickedTasks");

/** Whether tasks are being picked. */
export const isPicking = () => Boolean(bar());

/** Lets rows be picked by clicks from now on. */
export function selectRows() {
  document.addEventListener("mousedown", (event) => {
    // No text is selected on the way.
    if (event.shiftKey && rowOf(event)) event.preventDefault();
  });
  document.addEventListener("click", clicked, true);
  document.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-testid=taskPick]")) return;
    begin(target.closest("[data-task]"));
    count();
  });
  document.addEventListener("hibi:shown", settle);
  settle();
}

const rowOf = ({ target }) => target.closest?.(selector);

function clicked(event) {
  const row = rowOf(event);
  const isCommand = event.ctrlKey || event.metaKey;
  if (!row || event.button !== 0 || event.altKey || (!isCommand && !event.shiftKey)) return;
  if (event.target.closest("[data-testid=taskMove], [data-testid=taskDelete]")) return;
  event.preventDefault();
  event.stopPropagation();
  row.focus();
  // A box takes back what is done to it during a click that was prevented.
  setTimeout(() => (event.shiftKey ? extend(row) : pick(row)));
}

/** Picks a row, or not any more. */
export function pick(row) {
  if (!row?.matches(selector)) return false;
  whenPicking(() => {
    if (box(row)) box(row).checked = !box(row).checked;
    begin(row);
  });
  return true;
}

/** Picks the next row in a direction as well. */
export function pickBy(row, distance) {
  const all = rows();
  const next = all[all.indexOf(row) + distance];
  if (!next) return;
  next.focus();
  anchor ??= row;
  extend(next);
}

/** Picks all rows of the page. */
export function pickAll() {
  if (rows().length === 0) return false;
  whenPicking(() => rows().forEach((row) => box(row) && (box(row).checked = true)));
  return true;
}

/** Picks none, and shows the page as it is otherwise. */
export function endPicking() {
  if (!isPicking()) return false;
  waiting = [];
  open(addressPicking(false));
  return true;
}

function begin(row) {
  anchor = row;
  range = [];
}

/** Picks all from the anchor to a row; of the last such range only what is still in it stays. */
function extend(row) {
  whenPicking(() => {
    const all = rows();
    const from = all.indexOf(anchor?.isConnected ? anchor : row);
    const to = all.indexOf(row);
    const next = all.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const each of range) if (box(each) && !next.includes(each)) box(each).checked = false;
    for (const each of next) if (box(each)) box(each).checked = true;
    anchor = all[from];
    range = next;
  });
}

function whenPicking(action) {
  if (isPicking()) {
    action();
    count();
  } else {
    waiting.push(action);
    if (waiting.length === 1) open(addressPicking(true));
  }
}

function addressPicking(isOn) {
  const url = new URL(shownAddress(), location.href);
  if (isOn) url.searchParams.set("select", "1");
  else url.searchParams.delete("select");
  return url.pathname + url.search;
}

/** Follows the page that is shown: what it is says whether tasks are being picked. */
function settle() {
  const url = new URL(location.href);
  if (url.searchParams.has("select") !== isPicking()) {
    history.replaceState(history.state, "", addressPicking(isPicking()));
  }
  if (!isPicking()) {
    begin(null);
    return;
  }
  for (const action of waiting.splice(0)) action();
  count();
}

function count() {
  const place = document.getElementById("pickedCount");
  if (!place) return;
  const number = rows().filter((row) => box(row)?.checked).length;
  const { none, some } = place.dataset;
  const text = number === 0 ? none : some.replace("#", number);
  if (place.textContent !== text) place.textContent = text;
}
