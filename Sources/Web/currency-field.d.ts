import type { CurrencyEntry, EntryOptions, Key, Mintage, Outcome, Refusal } from "./mintage.js";

/** The words for reasons; those left out are English. */
export type Messages = {
  /** The language they are in, for screen readers. */
  language?: string;
} & { [Reason in Refusal | "valueMissing" | "badInput"]?: string };

/** What `currency-refused` tells; cancelling it keeps the field from announcing the reason. */
export interface RefusedDetail {
  reason: Refusal;
  message: string;
  inputType: string;
  /** Both readings where the text is ambiguous; {@link CurrencyField.insertValue} takes one. */
  readings?: [string, string] | null;
}

/** What `currency-outcome` tells, of every edit. */
export interface OutcomeDetail extends Outcome {
  inputType: string;
}

export interface CurrencyFieldEventMap extends HTMLElementEventMap {
  "currency-refused": CustomEvent<RefusedDetail>;
  "currency-outcome": CustomEvent<OutcomeDetail>;
}

/** A currency field around a real input. */
export interface CurrencyField extends HTMLElement {
  /** The amount as a plain decimal; empty where there is none. It is what a form submits. */
  value: string;
  defaultValue: string;
  /** The amount in ISO 4217 minor units; null where there is none. */
  get minorUnits(): bigint | null;
  set minorUnits(units: bigint | number | null);
  /** What the field shows. */
  readonly text: string;
  readonly entry: CurrencyEntry;
  /** Options of the entry that no attribute has, or that go before those. */
  options: EntryOptions;
  readonly input: HTMLInputElement;
  locale: string;
  currency: string;
  mode: string;
  name: string;
  required: boolean;
  readOnly: boolean;
  disabled: boolean;
  min: string;
  max: string;
  messages: Messages;
  messageFor(reason: string): string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  select(): void;
  /** Replaces the amount as a person would, in one step of undo. */
  insertValue(value: string): void;
  press(key: Key): void;
  clear(): void;
  undo(): void;
  redo(): void;
  addEventListener<Type extends keyof CurrencyFieldEventMap>(
    type: Type, listener: (this: CurrencyField, event: CurrencyFieldEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Defines the element; those in the page become fields. */
export function defineCurrencyField(
  mintage: Mintage, name?: string,
): CustomElementConstructor & { new (): CurrencyField };

declare global {
  interface HTMLElementTagNameMap {
    "currency-field": CurrencyField;
  }
}
