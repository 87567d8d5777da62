// What is typed into a form: what is sent of it, and what stays in its fields.

import { afterComposition } from "./composition.js";

/** The fields of a form that hold text. */
function textFields(form) {
  return [...form.elements].filter((field) => field.matches("input:not([type=hidden]), textarea"));
}

/** The field of a form that adds one line after another. */
export function lineOf(form) {
  const fields = textFields(form);
  return form.matches(".add") && fields.length === 1 ? fields[0] : null;
}

/**
 * What a form asks for when it is sent by a button. A line may begin with what is `sent` already and
 * not stored yet: that stands in the field until it is, and is not sent again.
 */
export function requestOf(form, submitter, sent = "") {
  const data = new FormData(form, submitter?.form === form ? submitter : null);
  const fields = new URLSearchParams(data);
  const from = (name, otherwise) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? otherwise;
  const url = new URL(from("action", location.href), location.href);
  const typed = new Map(
    textFields(form).map((field) => [field, field.value.slice(sent.length)]));
  if (sent) shorten(fields, lineOf(form), sent.length);
  if (from("method", "get").toLowerCase() === "get") {
    url.search = fields;
    return { address: url, init: {}, typed };
  }
  return { address: url, init: { method: "POST", body: fields }, typed };
}

/** Takes the start of a line away, and what its chips say of words in it. */
function shorten(fields, line, length) {
  fields.set(line.name, line.value.slice(length));
  for (const name of ["kept", "swapped"]) {
    const ranges = fields.getAll(name).map((range) => range.split("-").map((end) => end - length));
    fields.delete(name);
    for (const range of ranges) if (range[0] >= 0) fields.append(name, range.join("-"));
  }
}

/** Empties fields of what was stored; what was typed since then stays. */
export function clear(form, typed) {
  for (const [field, text] of typed) {
    if (!field.isConnected) continue;
    afterComposition(() => {
      const rest = field.value.startsWith(text) ? field.value.slice(text.length) : field.value;
      if (field.value !== (rest || field.defaultValue)) write(field, rest || field.defaultValue);
    });
  }
  form.closest("details")?.removeAttribute("open");
}

/** What was typed at the top and stored from the dialog is not to be typed again. */
export function clearTitle(typed) {
  const field = document.getElementById("taskTitleField");
  if (field && [...typed.values()].includes(field.value)) write(field, "");
}

function write(field, text) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether the text that could not be sent was taken back meanwhile. */
export function isAbandoned(form) {
  const fields = form?.isConnected ? textFields(form) : [];
  return fields.length > 0 && fields.every((field) => field.value.trim() === "");
}
