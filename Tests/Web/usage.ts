// What a page in TypeScript writes; it is compiled only, to hold the declarations to their word.
import { defineCurrencyField, type CurrencyField } from "../../Sources/Web/currency-field.js";
import { arabicMessages } from "../../Sources/Web/field-messages.js";
import { load, MintageError, type EntryOptions, type Outcome } from "../../Sources/Web/mintage.js";

export async function use(): Promise<string> {
  const mintage = await load("mintage.wasm", { tables: new URL("tables.bin", document.baseURI) });
  const style = mintage.style("CHF", "de-CH", { display: "code", form: "accounting" });
  const text: string = style.format(-123450n) + style.format("1.5");
  const read = mintage.reader("EUR", "fr").read("1.234");
  if (read.reason === undefined) return read.value;
  const readings: [string, string] | undefined = read.readings;

  const options: EntryOptions = { locale: "en-US", currency: "USD", mode: "cents-first", maximum: "100" };
  const entry = mintage.entry(options);
  const outcome: Outcome = entry.insert("5");
  if (outcome.kind === "refused") console.log(outcome.reason);
  for (const { role, start, end } of entry.parts) console.log(role, entry.text.slice(start, end));
  entry.press("separator");
  entry.switchTo({ ...options, currency: "JPY" });

  defineCurrencyField(mintage);
  const field: CurrencyField = document.createElement("currency-field");
  field.messages = arabicMessages;
  field.minorUnits = 500;
  const units: bigint | null = field.minorUnits;
  field.addEventListener("currency-refused", (event) => {
    event.preventDefault();
    console.log(event.detail.reason, event.detail.readings?.[0]);
  });
  field.addEventListener("input", () => console.log(field.value));
  try {
    field.value = "12.50";
  } catch (error) {
    if (error instanceof MintageError) console.log(error.code);
  }
  return `${text} ${readings} ${units}`;
}

// What is wrong has to be told.
export function misuse(field: CurrencyField): void {
  // @ts-expect-error there is no such key
  field.press("enter");
  // @ts-expect-error minor units are whole
  field.minorUnits = "5";
  // @ts-expect-error there is no such mode
  field.options = { mode: "cents" };
  // @ts-expect-error the text follows from the amount
  field.text = "5";
}
