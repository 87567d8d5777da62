// The login form judges each change, in the words that came with it.

/** Shows what is missing from the first change on; the button is there when nothing is. */
export function judgeLogin() {
  const form = document.getElementById("login");
  if (!form) return;
  const email = document.getElementById("loginEmailTextField");
  const password = document.getElementById("loginPasswordSecureField");
  const message = document.getElementById("loginInvalidMessage");
  const button = document.getElementById("loginButton");

  function problem() {
    if (email.value.trim() === "") return form.dataset.emptyEmail;
    if (password.value === "") return form.dataset.emptyPassword;
    return "";
  }

  function judge() {
    const text = problem();
    if (message.textContent !== text) message.textContent = text;
    button.disabled = text !== "";
  }

  form.addEventListener("input", judge);
  form.addEventListener("change", judge);
  button.disabled = problem() !== "";
  // Where a browser fills in a form, it does so after the page was loaded and says nothing.
  addEventListener("pageshow", () => (button.disabled = problem() !== ""));
}

/** Says to the server in which zone the person's days begin. */
export function fillZone() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const field of document.querySelectorAll("input[type=hidden][name=zone]")) {
    if (zone) field.value = zone;
  }
}
