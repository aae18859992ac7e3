import type { businessPhoneCountries } from '@orendi/contract/phone';

export type PhoneCountry = (typeof businessPhoneCountries)[number];

/** How the numbers of each country begin abroad, and the zero before them at home. Italy keeps its zeros everywhere. */
const prefixes: Record<PhoneCountry, { code: string; trunk: '' | '0' }> = {
  AL: { code: '355', trunk: '0' },
  XK: { code: '383', trunk: '0' },
  ME: { code: '382', trunk: '0' },
  MK: { code: '389', trunk: '0' },
  GR: { code: '30', trunk: '' },
  RS: { code: '381', trunk: '0' },
  IT: { code: '39', trunk: '' },
};

/** The first is the default. */
export const phoneCountries = Object.keys(prefixes) as PhoneCountry[];
export const defaultCountry: PhoneCountry = 'AL';

export function isPhoneCountry(text: string): text is PhoneCountry {
  return text in prefixes;
}

export function callingCode(country: PhoneCountry): string {
  return `+${prefixes[country].code}`;
}

/** A stored number (E.164) as people of its country write it; one of no known country stays as it is. */
export function splitPhone(stored: string): { country: PhoneCountry; national: string } {
  const found = readInternational(stored);
  if (found === null) return { country: defaultCountry, national: stored };
  return { ...found, national: prefixes[found.country].trunk + found.national };
}

/** A number that is typed or pasted with the code of one of the countries, without it; null for any other. */
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

/** What the API takes: the number as typed, with the code of its country where it has none. */
export function joinPhone(country: PhoneCountry, typed: string): string {
  const national = typed.trim();
  if (national === '' || /^(\+|00)/.test(national)) return national;
  return `${callingCode(country)} ${national}`;
}
