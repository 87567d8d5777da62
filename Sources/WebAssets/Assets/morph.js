// Changes a part of the shown page into the same part of another one, and touches nothing that is
// the same already: focus, caret, scrolling and what was typed stay where they are.

/** What tells an element apart from its siblings, so that a row stays itself when rows change. */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  if (node.id) return node.id;
  if (node.dataset.task) return `task ${node.dataset.task}`;
  if (node.dataset.list) return `list ${node.dataset.list}`;
  return null;
}

/** Makes `old` like `next`, which belongs to another document and is left as it is. */
export function morph(old, next) {
  if (old.isEqualNode(next)) return settle(old);
  morphAttributes(old, next);
  // What the script fills stays as it filled it.
  if (next.hasAttribute("data-own")) return;
  morphChildren(old, next);
  settle(old);
}

/** A choice follows the server, unless it is being made; one that is sent at once always does. */
function settle(element) {
  if (element.localName !== "select") return;
  if (element === document.activeElement && !element.hasAttribute("data-sends")) return;
  for (const option of element.options) option.selected = option.defaultSelected;
}

/** What belongs to the person or to the script, whatever the server sends. */
const keptAttributes = { details: "open", dialog: "open", li: "tabindex" };

function morphAttributes(old, next) {
  const kept = keptAttributes[old.localName];
  for (const { name } of [...old.attributes]) {
    if (name !== kept && !next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (name !== kept && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function morphChildren(old, next) {
  const wantedKeys = new Set([...next.children].map(keyOf).filter(Boolean));
  const keyed = new Map();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (key && wantedKeys.has(key)) keyed.set(key, child);
    else if (key) child.remove();
  }
  let place = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const match = matchFor(wanted, place, keyed);
    if (!match) {
      old.insertBefore(document.importNode(wanted, true), place);
      continue;
    }
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    if (match.nodeType === Node.ELEMENT_NODE) morph(match, wanted);
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue;
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

function matchFor(wanted, place, keyed) {
  const key = keyOf(wanted);
  if (key) {
    const match = keyed.get(key);
    return match?.nodeName === wanted.nodeName ? match : null;
  }
  let candidate = place;
  while (candidate && keyOf(candidate)) candidate = candidate.nextSibling;
  return candidate?.nodeName === wanted.nodeName ? candidate : null;
}
