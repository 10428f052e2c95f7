// What an edit did, out of the number that the module gives back.

import { interpretations, outcomes, refusals } from "./mintage-constants.js";

/** Outcomes are few; each is made once and compared by identity. */
const made = [];

/** What an edit did, out of the module's number. */
export function outcome(result) {
  const code = result & 0xffff;
  if (made[code]) return made[code];
  const kind = outcomes[code & 0xff];
  const detail = code >> 8;
  const fresh = Object.freeze({
    kind,
    isChange: kind === "changed" || kind === "regrouped" || kind === "interpreted",
    reason: kind === "refused" ? refusals[detail] : undefined,
    interpretation: kind === "interpreted" ? interpretations[detail] : undefined,
  });
  made[code] = fresh;
  return fresh;
}

/** The results of edits that the module does not make itself. */
export const results = { changed: 0, absorbed: 2 };
