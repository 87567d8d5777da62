// Every action has a key. None works while somebody types, and an input method keeps its own.

import { guardComposition } from "./composition.js";
import { openFrom } from "./dialogs.js";
import { moveBy, moveIn, moveOut } from "./order.js";
import { load } from "./page.js";
import { endPicking, isPicking, pick, pickAll, pickBy } from "./selection.js";
import { isBusy, post } from "./send.js";
import { refreshWeather } from "./weather.js";

const setting = "hibi keys";
let followsG = false;

/** Listens for keys. */
export function listenForKeys() {
  guardComposition();
  document.addEventListener("keydown", pressed);
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "singleKeys") return;
    localStorage.setItem(setting, target.checked ? "on" : "off");
  });
}

function pressed(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const isPick = target.matches("[data-testid=taskPick]");
  if (!isPick && target.closest("input, select, textarea, [contenteditable]")) return;
  if (document.querySelector("dialog:modal")) return;
  const row = target.closest("[data-task]");
  if (event.altKey && !event.ctrlKey && !event.metaKey && row) {
    if (key === "ArrowUp") event.preventDefault(), moveBy(row, -1);
    if (key === "ArrowDown") event.preventDefault(), moveBy(row, 1);
    if (key === "ArrowRight") event.preventDefault(), moveIn(row);
    if (key === "ArrowLeft") event.preventDefault(), moveOut(row);
    return;
  }
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !event.altKey && (isUndo(event) || isRedo(event))) {
    event.preventDefault();
    if (isUndo(event)) undo();
    else redo();
    return;
  }
  if (isCommand && !event.altKey && !event.shiftKey && key.toLowerCase() === "a") {
    if (pickAll()) event.preventDefault();
    return;
  }
  if (event.altKey || isCommand) return;
  if (isPick && key === " ") return;
  if (event.shiftKey && key.startsWith("Arrow") && row) {
    event.preventDefault();
    pickBy(row, key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0);
    return;
  }
  if ((key === " " || key === "Enter") && target.closest("button, summary")) return;
  if (key.startsWith("Arrow") && !row && target !== document.body) return;
  if (localStorage.getItem(setting) === "off" && key.length === 1 && key !== "?") return;
  const action = followsG ? afterG[key] : actions[key];
  followsG = key === "g" && !followsG;
  if (action && action(row) !== false) event.preventDefault();
}

const press = (row, testid) => {
  const button = row?.querySelector(`[data-testid=${testid}]`);
  button?.click();
  return Boolean(button);
};
const toggle = (row) => (isPicking() ? pick(row) : press(row, "taskToggle"));
const remove = (row) => press(row, "taskDelete");
const previous = (row) => step(row, -1);
const following = (row) => step(row, 1);

function write() {
  const field = document.getElementById("taskTitleField");
  field?.focus();
  return Boolean(field);
}

function find() {
  const field = document.getElementById("searchField");
  field?.select();
  return Boolean(field);
}

/** Where the row itself has the focus, Enter opens what its link opens. */
function select(row) {
  if (document.activeElement !== row) return false;
  row.querySelector("a[data-testid=taskTitle]")?.click();
}

function edit(row) {
  if (!row) return false;
  location.assign(`/tasks/${row.dataset.task}`);
}

function undo() {
  takeBack("undoButton", "/undo");
}

function redo() {
  takeBack("redoButton", "/redo");
}

/** What the button stands for is the last change only while none is on its way. */
function takeBack(id, address) {
  const button = document.getElementById(id);
  if (button && !isBusy()) button.click();
  else post(address);
}

/** Ctrl+Z; with the command key on a Mac. */
const isUndo = ({ key, shiftKey }) => !shiftKey && key.toLowerCase() === "z";

/** Ctrl+Shift+Z and Ctrl+Y. */
function isRedo({ key, shiftKey }) {
  return shiftKey ? key.toLowerCase() === "z" : key === "y";
}

function step(row, distance) {
  const rows = [...document.querySelectorAll("#taskTable > [data-task]")];
  const next = row ? rows[rows.indexOf(row) + distance] : rows.at(distance > 0 ? 0 : -1);
  next?.focus();
  return rows.length > 0;
}

function sortBy(index) {
  const picker = document.getElementById("sortPicker");
  if (!picker?.options[index]) return false;
  picker.selectedIndex = index;
  picker.dispatchEvent(new Event("change", { bubbles: true }));
}

const actions = {
  "?": () => void help(),
  n: write,
  a: write,
  "/": find,
  j: following,
  ArrowDown: following,
  k: previous,
  ArrowUp: previous,
  x: pick,
  Escape: endPicking,
  " ": toggle,
  Enter: select,
  e: edit,
  "#": remove,
  Delete: remove,
  Backspace: remove,
  u: undo,
  r: refreshWeather,
  1: () => sortBy(0),
  2: () => sortBy(1),
  3: () => sortBy(2),
  4: () => sortBy(3),
  5: () => sortBy(4),
  6: () => sortBy(5),
};

const afterG = {
  l: () => location.assign("/lists"),
  h: () => location.assign("/"),
  t: () => location.assign("/views/today"),
  u: () => location.assign("/views/upcoming"),
  p: () => location.assign("/plan"),
  s: () => location.assign("/account"),
  w: () => location.assign("/weather"),
};

async function help() {
  openFrom(document.activeElement);
  const { next } = await load("/keys").catch(() => ({}));
  const dialog = next?.getElementById("keysDialog");
  if (!dialog || document.querySelector("dialog:modal")) return;
  document.getElementById("dialogs").replaceChildren(document.importNode(dialog, true));
  document.getElementById("singleKeys").checked = localStorage.getItem(setting) !== "off";
  document.getElementById("keysDialog").showModal();
}
