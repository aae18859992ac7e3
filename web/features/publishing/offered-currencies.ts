import { currencies, type Currency } from '@orendi/contract/money';

/** The currencies offered: lek and euro, plus dollars if the edited listing already uses them. */
export function offeredCurrencies(present: string | undefined): Currency[] {
  return currencies.filter((currency) => currency !== 'USD' || present === 'USD').reverse();
}
