import { priceText } from '../../../platform/number-text.ts';

/** From here on, cents say nothing about a price that depends on the day's rate. */
const wholeFrom = 100;

/** A price that was converted: `≈ €120`. */
export function aboutText(amount: number, currency: string): string {
  return `≈ ${priceText(amount < wholeFrom ? amount : Math.round(amount), currency)}`;
}
