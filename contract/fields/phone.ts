import { phoneDigits, textLimits } from '../limits.ts';
import { readBusinessPhone } from '../phone.ts';
import { fault } from './fault.ts';
import { line } from './text.ts';

/**
 * A visitor's phone number as typed, from any country. Six digits are enough: a lead is worth more than a format.
 * `readPhone` reads it, once the seller is known.
 */
export function visitorPhone() {
  const digits = (text: string) => text.replace(/\P{Nd}/gu, '').length;
  return line(textLimits.phone).refine(
    (text) => digits(text) >= phoneDigits.min,
    fault('api_phone'),
  );
}

/** A business's phone number as typed, of one of the seven countries; `readBusinessPhone` reads it by its town. */
export function businessPhone() {
  return line(textLimits.phone).refine(
    (text) => readBusinessPhone(text, null) !== null,
    fault('api_phone_country'),
  );
}
