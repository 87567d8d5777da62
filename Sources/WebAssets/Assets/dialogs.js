// Dialogs come with a page of the server; here they are closed, and the focus is given back.

import { revealDialogs, shownAddress } from "./page.js";
import { open } from "./send.js";

let opener = null;

/** Opens links to parts of a page in place, and closes dialogs without asking the server. */
export function openInPlace() {
  revealDialogs();
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#taskTable a, a[data-part]");
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link && isPlain && event.button === 0 && !event.defaultPrevented) {
      event.preventDefault();
      // A key pressed on the row clicks its link: there the focus comes back.
      opener = document.activeElement?.closest("[data-task]") ?? link;
      open(link.href);
    }
    if (event.target.matches?.("#titleAlert, #keysDialog")) event.target.close();
  });
  document.addEventListener("submit", closeInstead, true);
  document.addEventListener("close", closed, true);
}

/** Remembers where the focus goes when the next dialog is closed. */
export function openFrom(element) {
  opener = element;
}

function closeInstead(event) {
  const dialog = event.target.closest("dialog");
  if (dialog && event.submitter?.hasAttribute("data-close")) {
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  } else if (event.submitter?.id === "addWithDetails") {
    opener = document.getElementById("taskTitleField");
  }
}

function closed({ target: dialog }) {
  dialog.remove();
  history.replaceState(history.state, "", shownAddress());
  const next = opener?.isConnected ? opener : document.getElementById("taskTitleField");
  next?.focus();
  opener = null;
}
