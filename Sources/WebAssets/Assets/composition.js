// What an input method composes is not typed yet: Japanese that is being converted, a syllable of
// Korean that may grow.

let isOn = false;
const waiting = [];

/** Whether something is being composed. */
export const isComposing = () => isOn;

/** Does something now, or when the composition has ended: to set a field's text would break it off. */
export function afterComposition(action) {
  if (isOn) waiting.push(action);
  else action();
}

/** Keeps the Enter that ends a composition from sending a form (UI Events §5.6; Safari's 229). */
export function guardComposition() {
  document.addEventListener("compositionstart", () => (isOn = true), true);
  document.addEventListener(
    "compositionend",
    () => {
      isOn = false;
      // The field has its text only after this event.
      setTimeout(() => !isOn && waiting.splice(0).forEach((action) => action()));
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (!event.isComposing && event.keyCode !== 229) return;
      event.stopImmediatePropagation();
      if (event.key === "Enter" || event.code === "Enter") event.preventDefault();
    },
    true,
  );
  document.addEventListener(
    "submit",
    (event) => {
      if (!isOn) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
