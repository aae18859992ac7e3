import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { phoneDigits, textLimits } from './limits.ts';

/** The countries whose phone numbers a business may have; the first is the default for numbers without a prefix. */
export const businessPhoneCountries = ['AL', 'XK', 'ME', 'MK', 'GR', 'RS', 'IT'] as const;
const defaultCountry = businessPhoneCountries[0];

/**
 * A visitor's phone number, from any country: as E.164 if it can be parsed, otherwise as typed if it has six digits or
 * more (a lead is worth more than a format), otherwise null. Numbers without a prefix are Albanian.
 */
export function normalizePhone(text: string): { phone: string } | null {
  const typed = text.trim();
  if (typed.length > textLimits.phone) return null;
  const parsed = parsePhoneNumberFromString(typed, defaultCountry);
  if (parsed?.isValid()) return { phone: parsed.number };
  const digits = typed.replace(/\D/g, '').length;
  return digits >= phoneDigits.min ? { phone: typed } : null;
}

const servedCodes = new Set(
  businessPhoneCountries.map((country) => getCountryCallingCode(country)),
);

/**
 * A business's phone number as E.164; null if it is invalid or not from one of the seven countries. The calling code
 * decides, as in the form: to whoever types them, the Vatican's numbers are Rome's.
 */
export function normalizeBusinessPhone(text: string): { phone: string } | null {
  const parsed = parsePhoneNumberFromString(text.trim(), defaultCountry);
  if (!parsed?.isValid()) return null;
  return servedCodes.has(parsed.countryCallingCode) ? { phone: parsed.number } : null;
}

/** A number as people write it, with its country code: `+355 69 212 3456`. */
export function readablePhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
