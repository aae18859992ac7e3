import type { Language } from '@orendi/contract/language';
import { formatPrice } from '@orendi/contract/money';

/** From here on, cents say nothing about a price that depends on the day's rate. */
const wholeFrom = 100;

/** A price that was converted: `≈ €120`. */
export function aboutText(amount: number, currency: string, language: Language): string {
  return `≈ ${formatPrice(amount < wholeFrom ? amount : Math.round(amount), currency, language)}`;
}
