// Rows that somebody puts in order: by a pointer on the handle, or by keys.

import { refresh } from "./live.js";
import { post } from "./send.js";

const handle = "[data-testid=taskMove]";

/** Moves a row up or down by one place, where the order is made by hand. */
export function moveBy(row, distance) {
  const rows = rowsAround(row);
  const index = rows.indexOf(row);
  const target = index + distance;
  if (!row.querySelector(handle) || target < 0 || target >= rows.length) return;
  place(row, distance < 0 ? rows[index - 2] : rows[target], target);
}

/** Makes a row a part of the one before it at the same depth. */
export function moveIn(row) {
  const depth = depthOf(row);
  for (let other = row.previousElementSibling; other; other = other.previousElementSibling) {
    if (depthOf(other) < depth) return;
    if (depthOf(other) === depth) return makePart(row, other);
  }
}

/** Makes a row a part of what its whole is a part of, if of anything. */
export function moveOut(row) {
  const depth = depthOf(row);
  if (depth === 0) return;
  let other = row.previousElementSibling;
  while (other && depthOf(other) > depth - 2) other = other.previousElementSibling;
  makePart(row, depth > 1 ? other : null);
}

const depthOf = (row) => Number(row.dataset.depth ?? 0);

function makePart(row, whole) {
  post(`/tasks/${row.dataset.task}/parent?_method=PUT&whole=${whole?.dataset.task ?? ""}`);
}

/** Lets rows be dragged by their handles. */
export function dragRows() {
  document.addEventListener("pointerdown", (event) => {
    const grip = event.target.closest?.(handle);
    if (grip && event.button === 0) new Drag(grip, event);
  });
  document.addEventListener("dragstart", (event) => {
    if (event.target.closest?.("#taskTable")) event.preventDefault();
  });
}

function rowsAround(row) {
  return [...row.parentElement.querySelectorAll(":scope > [data-task]")];
}

/** Puts a row behind another one; behind none it is the first, which a later page can't say. */
function place(row, other, index) {
  const isContinued = row.parentElement.hasAttribute("data-continued");
  if (!other && isContinued) return;
  const focused = row.contains(document.activeElement) ? document.activeElement : null;
  const rows = rowsAround(row).filter((each) => each !== row);
  row.parentElement.insertBefore(row, rows[index] ?? null);
  focused?.focus();
  const after = other ? `&after=${other.dataset.task}` : "&after=";
  post(`/tasks/${row.dataset.task}/position?_method=PUT${after}`);
}

class Drag {
  constructor(grip, { pointerId, clientY }) {
    this.grip = grip;
    this.row = grip.closest("[data-task]");
    this.rows = rowsAround(this.row);
    this.index = this.target = this.rows.indexOf(this.row);
    this.tops = this.rows.map((row) => row.getBoundingClientRect().top + scrollY);
    this.height = this.row.getBoundingClientRect().height;
    this.start = clientY + scrollY;
    this.controller = new AbortController();
    const { signal } = this.controller;
    grip.setPointerCapture(pointerId);
    grip.addEventListener("pointermove", (event) => this.move(event), { signal });
    grip.addEventListener("pointerup", () => this.end(true), { signal });
    grip.addEventListener("pointercancel", () => this.end(false), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.end(false), { signal });
  }

  move({ clientY }) {
    const distance = clientY + scrollY - this.start;
    if (!this.isMoved && Math.abs(distance) < 5) return;
    this.isMoved = true;
    this.row.classList.add("dragging");
    this.row.style.setProperty("--shift", `${distance}px`);
    const middle = this.tops[this.index] + distance + this.height / 2;
    this.target = this.rows.filter((row, index) =>
      index !== this.index && this.middle(index) < middle).length;
    this.makeRoom();
    const margin = 60;
    if (clientY < margin) scrollBy(0, -8);
    if (clientY > innerHeight - margin) scrollBy(0, 8);
  }

  middle(index) {
    const next = this.tops[index + 1] ?? this.tops[index] + this.height;
    return (this.tops[index] + next) / 2;
  }

  makeRoom() {
    this.rows.forEach((row, index) => {
      if (index === this.index) return;
      const up = index > this.index && index <= this.target;
      const down = index < this.index && index >= this.target;
      row.classList.add("making-room");
      row.style.setProperty("--shift", `${up ? -this.height : down ? this.height : 0}px`);
    });
  }

  end(isDone) {
    this.controller.abort();
    for (const row of this.rows) {
      row.classList.remove("dragging", "making-room");
      row.style.removeProperty("--shift");
    }
    if (!this.isMoved) return;
    // The link under the handle is for those who only press it.
    this.grip.addEventListener("click", (event) => event.preventDefault(), { once: true });
    setTimeout(() => refresh());
    if (!isDone || this.target === this.index) return;
    const others = this.rows.filter((row) => row !== this.row);
    place(this.row, others[this.target - 1], this.target);
  }
}
