// What was typed and not stored yet survives a closed window, a login, and a lost connection.

const prefix = "hibi draft ";

function keyOf(field) {
  return `${prefix}${location.pathname} ${field.id}`;
}

/** Keeps drafts of the fields that ask for it, and gives back those of the last time. */
export function keepDrafts() {
  for (const field of document.querySelectorAll("[data-draft]")) restore(field);
  document.addEventListener("input", ({ target }) => {
    if (!target.matches("[data-draft]")) return;
    if (target.value === target.defaultValue) localStorage.removeItem(keyOf(target));
    else {
      const draft = { base: target.defaultValue, text: target.value };
      localStorage.setItem(keyOf(target), JSON.stringify(draft));
    }
  });
}

/** A draft goes on from the text it began with; on another text it would undo a change. */
function restore(field) {
  const kept = localStorage.getItem(keyOf(field));
  if (!kept) return;
  const { base, text } = JSON.parse(kept);
  if (base === field.defaultValue && field.value === field.defaultValue) field.value = text;
  else localStorage.removeItem(keyOf(field));
}

/** What was in a form is stored. Who logs out leaves nothing behind. */
export function forgetDrafts(form) {
  for (const field of form.querySelectorAll("[data-draft]")) {
    localStorage.removeItem(keyOf(field));
  }
  if (!form.querySelector("#logoutButton")) return;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
