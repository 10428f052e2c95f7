// A page that the browser leaves and comes back to.
import { defineCurrencyField } from "../currency-field.js";
import { load } from "../mintage.js";

defineCurrencyField(await load(new URL("../mintage.wasm", import.meta.url)));
document.documentElement.dataset.ready = "";
