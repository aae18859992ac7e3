import { currencies, type Currency } from '@orendi/contract/money';

/** The currencies of the forms: lek and euro, and dollars where the thing edited has them already. */
export function offeredCurrencies(present: string | undefined): Currency[] {
  return currencies.filter((currency) => currency !== 'USD' || present === 'USD').reverse();
}
