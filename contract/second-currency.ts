import type { Currency } from './money.ts';

/*
 * Prices can also be shown in a currency that the visitor has chosen. Every page carries them in all currencies, so that
 * its bytes are the same for everyone; what is shown is written to the page before it is painted.
 */

/** The key of the browser's local storage. */
export const currencyKey = 'currency';

/** Shown where nothing is chosen, and without script. */
export const defaultCurrency: Currency = 'EUR';

/** The only script inside of pages; the content security policy allows it by its hash. */
export const showCurrencyScript =
  `try{document.documentElement.dataset.currency=` +
  `localStorage.getItem('${currencyKey}')||'${defaultCurrency}'}catch{}`;
