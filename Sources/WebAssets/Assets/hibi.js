// Everything works without this script. With it nothing has to be loaded anew: forms are sent in
// the background, changes made elsewhere appear, and keys, fingers and pointers do more.

import { showParts } from "./chips.js";
import { copyTexts } from "./copy.js";
import { openInPlace } from "./dialogs.js";
import { keepDrafts } from "./drafts.js";
import { listenForKeys } from "./keys.js";
import { offerLines } from "./lines.js";
import { follow } from "./live.js";
import { fillZone, judgeLogin } from "./login.js";
import { dragRows } from "./order.js";
import { makeRowsFocusable } from "./page.js";
import { drawPlans } from "./plan.js";
import { selectRows } from "./selection.js";
import { sendInBackground } from "./send.js";
import { swipeRows } from "./swipe.js";
import { pullToRefresh, showRefreshSign } from "./weather.js";

document.documentElement.classList.add("scripted");
makeRowsFocusable();
listenForKeys();
openInPlace();
sendInBackground();
keepDrafts();
showParts();
offerLines();
judgeLogin();
fillZone();
follow();
dragRows();
swipeRows();
selectRows();
copyTexts();
showRefreshSign();
pullToRefresh();
drawPlans();

// A choice that is made is sent; what is shown stays true until it is stored.
document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-sends]")) return;
  target.form.requestSubmit();
  for (const option of target.options) option.selected = option.defaultSelected;
});

// The name of a list is changed where it stands.
function rename(details) {
  const field = details.querySelector("input:not([type=hidden])");
  field.focus();
  field.select();
}
document.addEventListener("click", ({ target }) => {
  if (target.id !== "taskListTitle") return;
  const details = document.querySelector(".rename");
  details.open = true;
  rename(details);
});
document.addEventListener(
  "toggle",
  ({ target }) => {
    const isNew = target.open && !target.contains(document.activeElement?.closest("form"));
    if (target.matches(".rename") && isNew) rename(target);
  },
  true,
);
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (key === "Enter" && target.matches?.("textarea[data-line]")) {
    event.preventDefault();
    target.form.requestSubmit();
  }
  const details = key === "Escape" && target.closest?.("details");
  if (!details) return;
  details.querySelector("form")?.reset();
  details.open = false;
  details.querySelector("summary").focus();
});

// What a notice offers stays within reach of the key for it; the notice itself goes in the end.
let timer = 0;
const toast = document.getElementById("toast");
if (toast) {
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (toast.matches(":hover, :focus-within")) wait();
      else toast.replaceChildren();
    }, 20_000);
  };
  new MutationObserver(wait).observe(toast, { childList: true, subtree: true });
  wait();
}
history.replaceState(history.state, "", location.pathname + cleaned(location.search));

function cleaned(search) {
  const parameters = new URLSearchParams(search);
  for (const name of ["change", "merged", "notice"]) parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : "";
}
