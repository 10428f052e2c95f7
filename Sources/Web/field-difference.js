// What changed in a text, where nobody said: it is read off both texts and the caret.

/**
 * What has to become of `before` to make it `after`, where the caret stands behind the new text:
 * the UTF-16 range that was replaced, and by what.
 */
export function difference(before, after, caret) {
  let suffix = after.length - caret;
  if (!before.endsWith(after.slice(caret))) {
    suffix = 0;
    while (
      suffix < Math.min(before.length, after.length) &&
      before[before.length - 1 - suffix] === after[after.length - 1 - suffix]
    ) {
      suffix += 1;
    }
  }
  const most = Math.min(before.length, after.length) - suffix;
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix += 1;
  return { start: prefix, end: before.length - suffix, text: after.slice(prefix, after.length - suffix) };
}
