// Pages of the server, fetched in the background and put in the place of the one that is shown.

import { morph } from "./morph.js";

/** What an address says for one showing alone. */
const transient = ["change", "merged", "notice", "selected", "moving", "renaming"];

/** The address of the shown page, as it is to be fetched again. */
export function shownAddress(address = location.href) {
  const url = new URL(address);
  for (const name of transient) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** Which page is shown, counted from the one that was opened, and its entity tag once it is known. */
export const shown = { number: 0, tag: null };

/** Fetches a page. Throws when the connection is lost, or when somebody else answers for it. */
export async function load(address, { headers, ...init } = {}) {
  const all = { Accept: "text/html", ...headers };
  const response = await fetch(address, { credentials: "same-origin", headers: all, ...init });
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!next.body.dataset.page) throw new TypeError("not a page of Hibi");
  return { response, next };
}

/** Shows a page that was loaded; `parts` are the ids of what is replaced. */
export function show({ response, next }, parts) {
  if (isAnotherPage(next)) {
    location.assign(response.url);
    return;
  }
  shown.number += 1;
  shown.tag = response.headers.get("ETag");
  const keeper = new FocusKeeper();
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  for (const id of parts) {
    const old = document.getElementById(id);
    const part = next.getElementById(id);
    if (old && part) morph(old, part);
  }
  makeRowsFocusable();
  keeper.restore();
  revealDialogs();
  document.dispatchEvent(new Event("hibi:shown"));
}

/** Everything, and what may change without the person's doing. */
export const allParts = ["side", "main", "toast", "dialogs"];
export const liveParts = ["side", "main"];

function isAnotherPage(next) {
  const style = "link[rel=stylesheet]";
  return (
    next.body.dataset.page !== document.body.dataset.page ||
    next.body.dataset.subject !== document.body.dataset.subject ||
    next.querySelector(style)?.href !== document.querySelector(style)?.href
  );
}

/** Lets rows have the focus themselves, by script alone. */
export function makeRowsFocusable() {
  for (const row of document.querySelectorAll("#taskTable > li")) row.tabIndex = -1;
}

/** Opens the dialogs that came with a page, so that they hold the focus and close by a key. */
export function revealDialogs() {
  for (const dialog of document.querySelectorAll("dialog[open]:not(:modal)")) {
    dialog.removeAttribute("open");
    dialog.showModal();
  }
}

/** Puts the focus back where it was; beside a row that has gone, where that is not possible. */
class FocusKeeper {
  constructor() {
    this.element = document.activeElement;
    this.row = this.element?.closest("[data-task], [data-list]");
    this.index = this.row ? [...this.row.parentElement.children].indexOf(this.row) : -1;
    this.table = this.row?.parentElement.id;
    if (typeof this.element?.selectionStart === "number") {
      this.selection = [this.element.selectionStart, this.element.selectionEnd];
    }
  }

  restore() {
    if (document.activeElement === this.element) return;
    if (this.element?.isConnected && this.element !== document.body) {
      this.element.focus({ preventScroll: true });
      if (this.selection) this.element.setSelectionRange(...this.selection);
    } else if (this.row) {
      const rows = document.getElementById(this.table)?.children ?? [];
      const row = this.row.isConnected ? this.row : rows[Math.min(this.index, rows.length - 1)];
      (row ?? document.querySelector("#taskTitleField, #searchField"))?.focus();
    }
  }
}
