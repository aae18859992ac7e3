import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { phoneDigits, textLimits } from './limits.ts';

/** The countries whose numbers a business may have; the first is the default for numbers without a prefix. */
export const businessPhoneCountries = ['AL', 'XK', 'ME', 'MK', 'GR', 'RS', 'IT'] as const;
const defaultCountry = businessPhoneCountries[0];

/**
 * A visitor's phone number, of any country: as E.164 where it can be read, else as typed when it has six digits
 * or more (a lead is worth more than a format), else null. Numbers without a prefix are Albanian.
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
 * A business's phone number as E.164; null when it is none, or of another country than the seven. The code decides, as
 * in the form: the Vatican's numbers are Rome's to whoever types them.
 */
export function normalizeBusinessPhone(text: string): { phone: string } | null {
  const parsed = parsePhoneNumberFromString(text.trim(), defaultCountry);
  if (!parsed?.isValid()) return null;
  return servedCodes.has(parsed.countryCallingCode) ? { phone: parsed.number } : null;
}
