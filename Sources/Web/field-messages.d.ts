import type { Messages } from "./currency-field.js";

export const englishMessages: Messages;
export const arabicMessages: Messages;
export const japaneseMessages: Messages;
