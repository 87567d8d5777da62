// Sends forms in the background, one after the other. What can't be sent now is kept and sent when
// the connection is back; what was typed stays in its field until it is stored.

import { afterComposition } from "./composition.js";
import { forgetDrafts } from "./drafts.js";
import { allParts, load, show, shownAddress } from "./page.js";

const waiting = [];
let isSending = false;
let newestChange = 0;

/** Whether something is on its way, so that what is shown is about to change anyhow. */
export const isBusy = () => waiting.length > 0;

/** The number of the newest change that is known to be shown. */
export const shownChange = () => newestChange;

/** Sends forms by `fetch` from now on. */
export function sendInBackground() {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || form.getAttribute("method") === "dialog") return;
    // What is looked for has an address of its own, to come back to.
    if (form.getAttribute("role") === "search") return;
    // What is shown once is a page of its own, which nothing is put in the place of.
    if ("whole" in form.dataset) return;
    event.preventDefault();
    if (waiting.some((job) => job.form === form && job.submitter === submitter)) return;
    anticipate(submitter);
    const request = requestOf(form, submitter);
    const isTyped = request.typed.size > 0;
    enqueue({ form, submitter, request: () => (isTyped ? requestOf(form, submitter) : request) });
  });
  addEventListener("online", drain);
}

/** Sends what no form on the page stands for. */
export function post(address, fields = {}) {
  const body = new URLSearchParams({ place: shownAddress(), ...fields });
  enqueue({ request: () => ({ address, init: { method: "POST", body } }) });
}

/** Loads a part of the page that has an address of its own. */
export function open(address) {
  enqueue({ request: () => ({ address, init: {} }) });
}

function enqueue(job) {
  waiting.push(job);
  drain();
}

async function drain() {
  if (isSending) return;
  isSending = true;
  while (waiting.length > 0) {
    const job = waiting[0];
    if (job.failed && isAbandoned(job)) {
      forget();
      continue;
    }
    const { address, init, typed } = job.request();
    try {
      const page = await load(address, init);
      forget();
      finish(job, page, typed);
    } catch {
      job.failed = true;
      if (init.method === "POST") addEventListener("beforeunload", ask);
      say(document.body.dataset.offline);
      await connection();
    }
  }
  isSending = false;
  document.dispatchEvent(new Event("hibi:idle"));
}

/** The first of what waits is no longer to be sent. */
function forget() {
  waiting.shift();
  removeEventListener("beforeunload", ask);
  say("");
}

/** Lets the browser ask before a page is left with a change that could not be stored. */
function ask(event) {
  event.preventDefault();
}

function finish({ form }, page, typed) {
  const { response, next } = page;
  if (response.status >= 500) {
    say(next.getElementById("errorMessage")?.textContent ?? "");
    return;
  }
  if (response.redirected) {
    newestChange = Math.max(
      newestChange, Number(new URL(response.url).searchParams.get("change") ?? 0));
  }
  // Who is sent to the login instead finds what was typed as a draft.
  const isStored = response.ok && response.redirected && !isLogin(response, form);
  if (isStored && form) forgetDrafts(form);
  show(page, allParts);
  // What waits behind it is not in the answer yet.
  for (const { submitter } of waiting) if (submitter?.isConnected) anticipate(submitter);
  if (!isStored || !form) return;
  if (form.isConnected) clear(form, typed);
  else if (form.closest("#addTaskDialog")) clearTitle(typed);
}

function isLogin({ url }, form) {
  return new URL(url).pathname === "/login" && !form?.querySelector("#logoutButton");
}

/** What was typed at the top and stored from the dialog is not to be typed again. */
function clearTitle(typed) {
  const field = document.getElementById("taskTitleField");
  if (field && [...typed.values()].includes(field.value)) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function requestOf(form, submitter) {
  const data = new FormData(form, submitter?.form === form ? submitter : null);
  const fields = new URLSearchParams(data);
  const from = (name, otherwise) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? otherwise;
  const url = new URL(from("action", location.href), location.href);
  const typed = new Map(textFields(form).map((field) => [field, field.value]));
  if (from("method", "get").toLowerCase() === "get") {
    url.search = fields;
    return { address: url, init: {}, typed };
  }
  return { address: url, init: { method: "POST", body: fields }, typed };
}

function textFields(form) {
  return [...form.elements].filter((field) => field.matches("input:not([type=hidden]), textarea"));
}

/** Empties fields of what was stored; what was typed since then stays. */
function clear(form, typed) {
  for (const [field, text] of typed) {
    if (!field.isConnected) continue;
    afterComposition(() => {
      const rest = field.value.startsWith(text) ? field.value.slice(text.length) : field.value;
      if (field.value === (rest || field.defaultValue)) return;
      field.value = rest || field.defaultValue;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  form.closest("details")?.removeAttribute("open");
}

/** Whether the text that could not be sent was taken back meanwhile. */
function isAbandoned({ form }) {
  if (!form) return false;
  const fields = form.isConnected ? textFields(form) : [];
  return fields.length > 0 && fields.every((field) => field.value.trim() === "");
}

/** Shows at once what will come of it. */
function anticipate(button) {
  const row = button?.closest("[data-task]");
  if (button?.dataset.testid === "taskToggle") {
    const isDone = row.classList.toggle("done");
    button.setAttribute("aria-checked", String(isDone));
  } else if (button?.dataset.testid === "taskDelete") {
    row.classList.add("leaving");
  }
}

function say(message) {
  const place = document.querySelector("#errorMessage, #loginInvalidMessage");
  if (place && place.textContent !== message) place.textContent = message;
}

/** Waits for the connection, or for long enough that another try does no harm. */
function connection() {
  return new Promise((resolve) => {
    const timer = setTimeout(done, 1500);
    addEventListener("online", done);
    function done() {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    }
  });
}
