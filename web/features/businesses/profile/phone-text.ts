import type { businessPhoneCountries } from '@orendi/contract/phone';

export type PhoneCountry = (typeof businessPhoneCountries)[number];

/** Each country's code and trunk prefix. Italy keeps its leading zero internationally. */
const prefixes: Record<PhoneCountry, { code: string; trunk: '' | '0' }> = {
  AL: { code: '355', trunk: '0' },
  XK: { code: '383', trunk: '0' },
  ME: { code: '382', trunk: '0' },
  MK: { code: '389', trunk: '0' },
  GR: { code: '30', trunk: '' },
  RS: { code: '381', trunk: '0' },
  IT: { code: '39', trunk: '' },
};

export const phoneCountries = Object.keys(prefixes) as PhoneCountry[];

export function isPhoneCountry(text: string): text is PhoneCountry {
  return text in prefixes;
}

export function callingCode(country: PhoneCountry): string {
  return `+${prefixes[country].code}`;
}

/** Splits a stored number (E.164) into country and national format; one from an unknown country is kept as is. */
export function splitPhone(stored: string): { country: PhoneCountry; national: string } {
  const found = readInternational(stored);
  if (found === null) return { country: 'AL', national: stored };
  return { ...found, national: prefixes[found.country].trunk + found.national };
}

/** Strips the country code from a number typed or pasted in international format; null without a known code. */
export function readInternational(
  typed: string,
): { country: PhoneCountry; national: string } | null {
  const match = /^\s*(?:\+|00)\s*(.*)$/.exec(typed);
  const rest = match?.[1];
  if (rest === undefined) return null;
  const country = phoneCountries.find((each) => rest.startsWith(prefixes[each].code));
  if (country === undefined) return null;
  return { country, national: rest.slice(prefixes[country].code.length).trimStart() };
}

/** The number for the API: as typed, with the country code added if missing. */
export function joinPhone(country: PhoneCountry, typed: string): string {
  const national = typed.trim();
  if (national === '' || /^(\+|00)/.test(national)) return national;
  return `${callingCode(country)} ${national}`;
}
