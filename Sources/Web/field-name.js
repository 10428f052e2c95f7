// The name that screen readers tell of the input: the labels belong to the element around it.

let labels = 0;

/** Names the input by the labels of the element, unless its attributes do. */
export function nameInput(field, input, own) {
  if (field.hasAttribute("aria-label") || field.hasAttribute("aria-labelledby")) return;
  if (own.length === 0) return;
  if (own.some((label) => label.contains(field))) {
    // Such a label would name the input with what else the element holds.
    const text = own.map((label) => caption(label, field)).join(" ");
    input.setAttribute("aria-label", text.replace(/\s+/g, " ").trim());
    return;
  }
  for (const label of own) label.id ||= `currency-field-label-${(labels += 1)}`;
  input.setAttribute("aria-labelledby", own.map(({ id }) => id).join(" "));
}

/** The text of a label but for the element. */
function caption(node, field) {
  if (node === field) return "";
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  return [...node.childNodes].map((child) => caption(child, field)).join(" ");
}
