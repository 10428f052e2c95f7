// Keeps the caret in sight of an input that is too narrow for its text: where a script writes the
// text, browsers leave it wherever it was.

/** Space to keep between the caret and the edge, in CSS pixels. */
const margin = 12;

let canvas;

/** Scrolls the input, where it has to be, so far that its caret is seen. */
export function revealCaret(input, entry) {
  const hidden = input.scrollWidth - input.clientWidth;
  if (!(hidden > 0)) return;
  const style = getComputedStyle(input);
  const isRightToLeft = style.direction === "rtl";
  // Distances are from the edge where the text starts.
  const caret = parseFloat(style.paddingInlineStart) + distance(entry, style, isRightToLeft);
  const seen = Math.abs(input.scrollLeft);
  const most = caret - margin;
  const least = caret + margin - input.clientWidth;
  const wanted = Math.max(0, Math.min(hidden, Math.max(least, Math.min(most, seen))));
  if (wanted !== seen) input.scrollLeft = isRightToLeft ? -wanted : wanted;
}

function distance({ text, head, parts }, style, isRightToLeft) {
  canvas ??= document.createElement("canvas").getContext("2d");
  canvas.font = style.font;
  canvas.letterSpacing = style.letterSpacing;
  const width = (start, end) => canvas.measureText(text.slice(start, end)).width;
  if (!isRightToLeft) return width(0, head);
  // The number runs from left to right all the same, and what is before it stands to its right.
  const number = parts.filter(({ role }) => role !== "prefix" && role !== "suffix" && role !== "sign");
  if (number.length === 0) return width(0, head);
  const [start, end] = [number[0].start, number.at(-1).end];
  return width(0, start) + width(Math.max(start, head), end);
}
