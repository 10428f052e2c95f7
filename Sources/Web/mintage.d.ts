/** Where a module or tables come from. */
export type Source = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/** A plain decimal such as `"-1234.50"`: ASCII, a point, no grouping. */
export type Decimal = string;

/** What a style shows; what is left out has ICU's default. */
export interface StyleOptions {
  display?: "symbol" | "narrow" | "code" | "formal" | "variant" | "none";
  form?: "standard" | "accounting";
  sign?: "automatic" | "always" | "never" | "except-zero" | "negative";
  grouping?: "automatic" | "always" | "off" | "minimum-two" | "thousands";
  rounding?:
    | "half-even" | "half-up" | "half-down" | "half-odd" | "half-ceiling" | "half-floor" | "up"
    | "down" | "ceiling" | "floor" | "unnecessary";
  resolution?: "parity" | "clean";
  /** CLDR's digits, CLDR's for cash, or ISO 4217's. */
  digits?: "currency" | "cash" | "iso";
  /** 0 to 20; with the maximum it takes the place of `digits`. */
  minimumFractionDigits?: number;
  /** 0 to 20; with the minimum it takes the place of `digits`. */
  maximumFractionDigits?: number;
  /** Such as `"latn"` or `"arab"`. */
  numberingSystem?: string;
}

export interface ReaderOptions extends StyleOptions {
  mode?: "lenient" | "strict";
  ambiguity?: "refuse" | "locale";
}

export type ReadingReason =
  | "empty" | "unexpectedCharacter" | "wrongGrouping" | "otherCurrency" | "ambiguous"
  | "tooManyFractionDigits" | "notAMultiple" | "outOfRange" | "misplacedSign"
  | "unbalancedParentheses" | "exponent" | "percent" | "magnitude" | "range" | "time" | "ledgerMark";

/** An amount, or why there is none and at which byte of UTF-8. */
export type Reading =
  | { value: Decimal; reason?: undefined }
  | {
      value?: undefined;
      reason: ReadingReason;
      offset: number;
      /** Where it is ambiguous: the amount if the mark groups, and if it separates decimals. */
      readings?: [Decimal, Decimal];
      /** Where it is in another currency: which. */
      currency?: string;
    };

export type Refusal =
  | "notUnderstood" | "negativeNotAllowed" | "signInsideSelection" | "noFractionDigits"
  | "centsFirst" | "separatorPresent" | "foreignSeparator" | "tooManyIntegerDigits"
  | "tooManyFractionDigits" | "tooManyDigits" | "aboveMaximum" | "belowMinimum" | "outsideNumber"
  | "nothingToDelete" | "notAnAmount" | "digitsOnly" | "wrongGrouping" | "notAMultiple"
  | "otherCurrency" | "ambiguous" | "outdated";

/** What an edit did. */
export interface Outcome {
  readonly kind: "changed" | "moved" | "absorbed" | "regrouped" | "interpreted" | "refused";
  /** Whether text or amount may have changed. */
  readonly isChange: boolean;
  /** Why it was refused. */
  readonly reason?: Refusal;
  /** Which of two readings was taken. */
  readonly interpretation?: "wholeUnits" | "locale" | "decimalSeparator";
}

export type Key =
  | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  | "backspace" | "double-zero" | "triple-zero" | "separator" | "sign" | "forward-delete" | "clear";

/** What may be chosen about an entry; what is left out has the default named. */
export interface EntryOptions {
  /** `"en"`. */
  locale?: string;
  /** That of the locale's region, else `"USD"`. */
  currency?: string;
  /** `"decimal-first"`. */
  mode?: "cents-first" | "decimal-first";
  display?: StyleOptions["display"];
  digits?: StyleOptions["digits"];
  rounding?: StyleOptions["rounding"];
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
  numberingSystem?: string;
  /** Whether negatives look like ledger entries. */
  accounting?: boolean;
  /** A negative one allows negatives. */
  minimum?: Decimal;
  maximum?: Decimal;
  allowsNegative?: boolean;
  maximumIntegerDigits?: number;
  /** Whether an empty field is zero, not no amount. */
  emptyIsZero?: boolean;
  /** Whether amounts must fit 64 bits of minor units. */
  fitsMinorUnits?: boolean;
  /** `"as-typed"`, or zeros where no digit was typed yet. */
  fraction?: "as-typed" | "padded";
  /** What a typed point or comma means; `"structural"`. */
  typedSeparator?: "structural" | "always-decimal" | "strict";
  /** What becomes of an insertion with two readings; `"ask"`: it is refused. */
  ambiguous?: "ask" | "locale";
  /** What `1234` inserted into an empty cents-first field is; `"units"`: 1,234.00. */
  bareDigits?: "units" | "keys";
  showsZeroAsBlank?: boolean;
  writesRoundedOnFocus?: boolean;
  /** Whether an amount set while editing applies at once; it waits otherwise. */
  appliesOutsideAmounts?: boolean;
  reentersOnFocus?: boolean;
  groupsWhileEditing?: boolean;
  showsSymbolWhileEditing?: boolean;
  usesLatinDigits?: boolean;
  usesPlainSpaces?: boolean;
  /** Text in place of the style's, at most 32 bytes each. */
  affixes?: { prefix?: string; suffix?: string };
  /** Sizes of the last group, 0 for none, and of those before it. */
  groupSizes?: [number, number?];
  decimalSeparator?: string;
  groupingSeparator?: string;
}

/** A stretch of an entry's text, in UTF-16 units. */
export interface Part {
  role:
    | "prefix" | "sign" | "integer" | "decimal-separator" | "fraction" | "placeholder" | "suffix";
  start: number;
  end: number;
}

/** What the module could not do. */
export class MintageError extends Error {
  readonly code: string;
}

/** One currency's text in one locale. */
export class CurrencyStyle {
  private constructor();
  readonly currency: string;
  readonly locale: string;
  /**
   * The text of an amount: minor units as a bigint, or a plain decimal.
   *
   * @throws {MintageError} for text that is no plain decimal.
   */
  format(amount: bigint | Decimal): string;
}

/** What reads amounts of one currency in one locale, and refuses instead of guessing. */
export class CurrencyReader {
  private constructor();
  readonly currency: string;
  readonly locale: string;
  read(text: string): Reading;
}

/** An amount being typed. */
export class CurrencyEntry {
  private constructor();
  readonly text: string;
  /** The end of the selection that stays, in UTF-16 units. */
  readonly anchor: number;
  /** The end of the selection that moves. */
  readonly head: number;
  /** The amount; empty text where there is none. */
  readonly value: Decimal | "";
  /** The amount in ISO 4217 minor units; null where there is none, or it is not whole. */
  readonly minorUnits: bigint | null;
  readonly currency: string;
  readonly mode: "cents-first" | "decimal-first";
  readonly keyboard: "number-pad" | "decimal-pad" | "numbers-and-punctuation";
  readonly isEmpty: boolean;
  readonly isZero: boolean;
  readonly isNegative: boolean;
  readonly isRounded: boolean;
  readonly isEdited: boolean;
  readonly isEditing: boolean;
  readonly isInRange: boolean;
  readonly rangeRefusal?: "aboveMaximum" | "belowMinimum";
  readonly canCommit: boolean;
  readonly isSeparatorEnabled: boolean;
  readonly separatorLabel: string;
  /** What stands on the digit keys of a keypad, 0 to 9. */
  readonly digitLabels: string[];
  readonly placeholder: string;
  /** The amount with the currency's code, for a screen reader. */
  readonly spokenValue: string;
  readonly parts: Part[];
  readonly isAllSelected: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Both readings of the last insertion that was refused as ambiguous. */
  readonly readings: [Decimal, Decimal] | null;
  /** Whether a range covers the digits and the sign. */
  isWhole(start: number, end: number): boolean;
  insert(text: string, source?: "key" | "insertion"): Outcome;
  replace(start: number, end: number, text: string, source?: "key" | "insertion"): Outcome;
  delete(direction: "backward" | "forward", unit?: "character" | "word" | "line"): Outcome;
  deleteSelection(): Outcome;
  press(key: Key): Outcome;
  clear(): Outcome;
  insertValue(amount: Decimal): Outcome;
  setValue(amount: Decimal | "" | null): Outcome;
  setMinorUnits(units: bigint): Outcome;
  beginEditing(): Outcome;
  commit(options?: { clamps?: boolean }): Outcome;
  select(anchor: number, head: number): void;
  selectAll(): void;
  move(movement: "left" | "right" | "home" | "end", isExtending?: boolean): Outcome;
  /** Moves a range of the text to another place, as dragging does. */
  moveRange(start: number, end: number, target: number): Outcome;
  /** Puts other options in force; the amount stays exactly. */
  switchTo(options: EntryOptions): Outcome;
  undo(): Outcome;
  redo(): Outcome;
  forgetSteps(): void;
  /** The label of a suggestion: without its fraction where that is zero. */
  suggestion(amount: Decimal): string;
}

/** The module with the tables it uses. */
export class Mintage {
  private constructor();
  readonly locales: string[];
  readonly currencies: string[];
  /** Uses tables that `mintagec compile --format binary` wrote; refuses damaged ones. */
  use(tables: BufferSource): void;
  style(currency: string, locale: string, options?: StyleOptions): CurrencyStyle;
  reader(currency: string, locale: string, options?: ReaderOptions): CurrencyReader;
  entry(options?: EntryOptions): CurrencyEntry;
  /** The currency of a locale's region; null where it has none. */
  currencyOf(locale: string): string | null;
  /** The locale whose rules an identifier gets; empty for root. */
  resolvedLocale(locale: string): string;
}

/** Loads the module, by default `mintage.wasm` beside this file, and tables where they are apart. */
export function load(
  source?: Source, options?: { tables?: string | URL | BufferSource },
): Promise<Mintage>;
