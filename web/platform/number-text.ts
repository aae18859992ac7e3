import { formatNumber, formatPrice } from '@orendi/contract/money';
import { spokenLanguage } from './page-language.ts';

export const numberText = (value: number) => formatNumber(value, spokenLanguage());

/** A number as messages take it: to choose the form by, and as it is written. */
export const counted = (count: number) => ({ count, shown: numberText(count) });

export const priceText = (amount: number, currency: string) =>
  formatPrice(amount, currency, spokenLanguage());
