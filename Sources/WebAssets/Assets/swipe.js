// A row that is swiped to the left is deleted; one that is let go early comes back.

import { refresh } from "./live.js";

/** Lets rows be swiped by a finger or a pen. */
export function swipeRows() {
  document.addEventListener("pointerdown", (event) => {
    const row = event.target.closest?.("#taskTable > [data-task]");
    const isTouch = event.pointerType === "touch" || event.pointerType === "pen";
    if (!row || !isTouch || !event.isPrimary || event.target.closest("[data-testid=taskMove]")) return;
    if (row.querySelector("[data-testid=taskDelete]")) new Swipe(row, event);
  });
}

class Swipe {
  constructor(row, { clientX, clientY, pointerId }) {
    this.row = row;
    this.start = { x: clientX, y: clientY, time: performance.now() };
    this.pointerId = pointerId;
    this.distance = 0;
    this.controller = new AbortController();
    const { signal } = this.controller;
    const ours = (action) => (event) => event.pointerId === pointerId && action(event);
    document.addEventListener("pointermove", ours((event) => this.move(event)), { signal });
    document.addEventListener("pointerup", ours(() => this.end(this.isFar)), { signal });
    document.addEventListener("pointercancel", ours(() => this.end(false)), { signal });
  }

  move({ clientX, clientY }) {
    const [x, y] = [clientX - this.start.x, clientY - this.start.y];
    if (!this.isSwiping) {
      if (Math.abs(y) > 12 || x > 12) return this.end(false);
      if (x > -10) return;
      this.isSwiping = true;
      this.row.dataset.swipe = document.getElementById("taskTable").dataset.swipe;
      this.row.classList.add("swiping");
    }
    this.distance = Math.max(0, -x);
    this.row.style.setProperty("--shift", `${-this.distance}px`);
    this.row.classList.toggle("far", this.isFar);
  }

  /** Far enough, or quick enough: a third of the row, or a flick. */
  get isFar() {
    const time = performance.now() - this.start.time;
    const isFlick = this.distance > 60 && this.distance / time > 0.6;
    return isFlick || this.distance > this.row.clientWidth * 0.35;
  }

  end(isDone) {
    this.controller.abort();
    if (!this.isSwiping) return;
    // The finger that leaves the row presses nothing in it.
    const ignore = (event) => (event.preventDefault(), event.stopPropagation());
    this.row.addEventListener("click", ignore, { once: true, capture: true });
    setTimeout(() => this.row.removeEventListener("click", ignore, { capture: true }), 50);
    this.row.classList.add("settling");
    this.row.style.setProperty("--shift", isDone ? `-${this.row.clientWidth}px` : "0px");
    setTimeout(() => this.settle(isDone), 180);
  }

  settle(isDone) {
    this.row.classList.remove("swiping", "settling", "far");
    this.row.style.removeProperty("--shift");
    if (isDone) this.row.querySelector("[data-testid=taskDelete]").click();
    else refresh();
  }
}
