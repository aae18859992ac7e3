import type { Currency } from './money.ts';

/*
 * How a visitor wants lists to look is kept in the browser. Every page carries all ways, such as prices in all currencies, so
 * that its bytes are the same for everyone; what is chosen is written to the page before it is painted.
 */

/** The keys of the browser's local storage. */
export const currencyKey = 'currency';
export const columnsKey = 'columns';

/** Shown beside a seller's own price where nothing is chosen, and without script. */
export const defaultCurrency: Currency = 'EUR';

/** The only script inside of pages; the content security policy allows it by its hash. */
export const showChoicesScript =
  `try{var d=document.documentElement.dataset,s=localStorage,c=s.getItem('${currencyKey}');` +
  `d.currency=c||'${defaultCurrency}';if(c)d.lead=c;` +
  `if(s.getItem('${columnsKey}'))d.columns='2'}catch{}`;
