// Sends forms in the background, one after the other. What can't be sent now is kept and sent when
// the connection is back; what was typed stays in its field until it is stored.

import { forgetDrafts } from "./drafts.js";
import { allParts, load, show, shownAddress } from "./page.js";
import { clear, clearTitle, isAbandoned, lineOf, requestOf } from "./typed.js";

let waiting = [];
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
    const job = jobOf(form, submitter);
    if (!job) return;
    anticipate(submitter);
    enqueue(job);
  });
  addEventListener("online", drain);
}

/** What a form asks for, unless that is on its way already: a button may be pressed twice. */
function jobOf(form, submitter) {
  const line = lineOf(form);
  const before = waiting.filter((job) => job.form === form && job.submitter === submitter);
  // Who is faster than the connection has the lines before this one still in the field.
  const sent = before.map((job) => job.line).join("");
  const isMore = line?.value.startsWith(sent) && line.value.slice(sent.length).trim() !== "";
  if (before.length > 0 && !isMore) return null;
  const asked = requestOf(form, submitter, sent);
  const job = { form, submitter, line: asked.typed.get(line) };
  job.request = () => (asked.typed.size > 0 && isEditable(job) ? requestOf(form, submitter) : asked);
  return job;
}

/** Whether another text may be sent than was asked: what is typed behind a line is a line more. */
function isEditable({ form, line, failed }) {
  const isAlone = waiting.filter((job) => job.form === form).length === 1;
  return line === undefined || (failed && isAlone);
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
  job.key = newKey();
  waiting.push(job);
  drain();
}

/** A name for what is asked: when it is asked again, since the answer was lost, it is done once. */
function newKey() {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(36)).join("-");
}

async function drain() {
  if (isSending) return;
  isSending = true;
  while (waiting.length > 0) {
    const job = waiting[0];
    if (job.failed && isAbandoned(job.form)) {
      forget();
      continue;
    }
    const { address, init, typed } = job.request();
    const headers = init.method === "POST" ? { "Idempotency-Key": job.key } : {};
    try {
      const page = await load(address, { ...init, headers });
      forget();
      finish(job, page, typed);
    } catch {
      for (const each of waiting) if (each.form === job.form) each.failed = true;
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

function finish({ form, line }, page, typed) {
  const { response, next } = page;
  // Who is sent to the login instead finds what was typed as a draft.
  const isStored = response.ok && response.redirected && !isLogin(response, form);
  // Lines that follow one that is refused stay in the field with it.
  if (!isStored && line !== undefined) waiting = waiting.filter((job) => job.form !== form);
  if (response.status >= 500) {
    say(next.getElementById("errorMessage")?.textContent ?? "");
    return;
  }
  if (response.redirected) {
    newestChange = Math.max(
      newestChange, Number(new URL(response.url).searchParams.get("change") ?? 0));
  }
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
