// Copies what stands beside a button; without a script there is no such button.

/** Lets buttons copy the text of the element that they name. */
export function copyTexts() {
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest?.("[data-copies]");
    if (!button) return;
    const element = document.getElementById(button.dataset.copies);
    if (!(await copy(element))) return;
    const label = button.querySelector("span");
    const text = label.textContent;
    if (text === button.dataset.copied) return;
    label.textContent = button.dataset.copied;
    const status = document.getElementById("copyStatus");
    if (status) status.textContent = button.dataset.copied;
    setTimeout(() => {
      label.textContent = text;
      if (status) status.textContent = "";
    }, 3000);
  });
}

/** Over plain HTTP there is no clipboard for scripts, but what is selected can be copied. */
async function copy(element) {
  getSelection().selectAllChildren(element);
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
