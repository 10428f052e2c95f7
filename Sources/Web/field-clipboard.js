// What a field puts on the clipboard, and what it takes from there.
//
// Three flavours: the text as shown (or plain, where the field is told so), the same as HTML whose
// `data` element holds the plain amount, and amount and currency exactly, which only another field
// reads: between fields of different locales nothing has to be guessed.

/** The flavour that fields exchange. */
export const amountType = "application/x-mintage-amount";

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => text.replace(/[&<>"]/g, (character) => escapes[character]);

/** Writes what is selected; all flavours where that is the whole amount. */
export function writeClipboard(data, entry, start, end, isPlain) {
  const text = entry.text.slice(start, end);
  const value = entry.value;
  if (!value || !entry.isWhole(start, end)) return data.setData("text/plain", text);
  data.setData("text/plain", isPlain ? value : text);
  data.setData("text/html", `<data value="${escaped(value)}">${escaped(text)}</data>`);
  data.setData(amountType, JSON.stringify({ amount: value, currency: entry.currency }));
}

/** The text there is, and the amount where another field put it there. */
export function readClipboard(data) {
  return { text: data.getData("text/plain"), copy: parsed(data.getData(amountType)) };
}

function parsed(text) {
  try {
    const copy = JSON.parse(text);
    return typeof copy.amount === "string" && typeof copy.currency === "string" ? copy : null;
  } catch {
    return null;
  }
}

/** Whether a copied amount replaces the field's; among digits its text is inserted instead. */
export function isExactCopy(copy, entry) {
  return copy.currency === entry.currency && (entry.isEmpty || entry.isAllSelected);
}
