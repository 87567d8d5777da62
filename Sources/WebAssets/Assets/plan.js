// The plan of a day, drawn to scale: times are moved by a pointer, or by Alt and an arrow.

import { refresh } from "./live.js";
import { post } from "./send.js";

/** Minutes by which a time is moved, and to which it snaps. */
const step = 15;

/** Draws the days of a plan, now and whenever another page is shown in place. */
export function drawPlans() {
  draw();
  document.addEventListener("hibi:shown", draw);
  document.addEventListener("keydown", pressed);
  document.addEventListener("pointerdown", (event) => {
    const slot = event.target.closest?.(".timeline.drawn > .slot:not(.done)");
    const isTool = event.target.closest?.("a, button, summary, input, label");
    // A finger scrolls; it has the field for the time.
    if (slot && !isTool && event.button === 0 && event.pointerType !== "touch") {
      new Drag(slot, event);
    }
  });
  document.addEventListener("click", pickDay);
}

function draw() {
  for (const grid of document.querySelectorAll(".timegrid")) {
    const { from, to, lanes } = numbers(grid);
    grid.style.setProperty("--rows", (to - from) / 5);
    grid.style.setProperty("--lanes", lanes);
    for (const part of grid.querySelectorAll("[data-start]")) {
      const { start, minutes, lane } = numbers(part);
      part.style.setProperty("--row", Math.floor((start - from) / 5) + 1);
      part.style.setProperty("--span", Math.max(1, Math.ceil(minutes / 5)));
      part.style.setProperty("--lane", (lane || 0) + 1);
    }
    grid.querySelector(".timeline").classList.add("drawn");
  }
}

function numbers({ dataset }) {
  return Object.fromEntries(Object.entries(dataset).map(([name, text]) => [name, Number(text)]));
}

function pressed(event) {
  const { altKey, ctrlKey, metaKey, key, target } = event;
  const slot = target.closest?.(".slot:not(.done)");
  if (!slot || !altKey || ctrlKey || metaKey || target.matches("input")) return;
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  event.preventDefault();
  move(slot, Number(slot.dataset.start) + (key === "ArrowUp" ? -step : step));
}

function move(slot, start) {
  const { task, date, minutes } = slot.dataset;
  const latest = 1440 - step;
  const to = Math.min(Math.max(start, 0), latest);
  if (to === Number(slot.dataset.start)) return;
  post("/plan/entries?_method=PUT", {
    task, date, minutes, start: slot.dataset.start, action: "move", to: clock(to),
  });
}

function clock(minute) {
  const two = (number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** A day beside the field for it is picked by pressing it. */
function pickDay({ target }) {
  const button = target.closest?.("[data-sets]");
  const field = button && document.getElementById(button.dataset.sets);
  if (!field) return;
  field.value = button.dataset.date;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

class Drag {
  constructor(slot, { pointerId, clientY }) {
    this.slot = slot;
    this.origin = clientY + scrollY;
    const minutes = Number(slot.dataset.minutes);
    this.pixels = slot.getBoundingClientRect().height / Math.max(5, Math.ceil(minutes / 5) * 5);
    this.controller = new AbortController();
    const { signal } = this.controller;
    slot.setPointerCapture(pointerId);
    slot.addEventListener("pointermove", (event) => this.move(event), { signal });
    slot.addEventListener("pointerup", () => this.end(true), { signal });
    slot.addEventListener("pointercancel", () => this.end(false), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.end(false), { signal });
  }

  move({ clientY }) {
    const distance = clientY + scrollY - this.origin;
    if (!this.minutes && Math.abs(distance) < 5) return;
    const start = Number(this.slot.dataset.start);
    const snapped = Math.round((start + distance / this.pixels) / step) * step;
    this.minutes = snapped - start;
    this.slot.classList.add("dragging");
    this.slot.style.setProperty("--shift", `${this.minutes * this.pixels}px`);
    this.slot.dataset.to = clock(Math.min(Math.max(snapped, 0), 1440 - step));
  }

  end(isDone) {
    this.controller.abort();
    this.slot.classList.remove("dragging");
    this.slot.style.removeProperty("--shift");
    delete this.slot.dataset.to;
    setTimeout(() => refresh());
    if (isDone && this.minutes) move(this.slot, Number(this.slot.dataset.start) + this.minutes);
  }
}
