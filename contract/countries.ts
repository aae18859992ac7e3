import names from './country-names.json' with { type: 'json' };
import type { Language } from './language.ts';

/** The countries that businesses are in and deliver to, by ISO 3166-1 code: those at home first. */
export const countryNames = names satisfies Record<string, Record<Language, string>>;

export type CountryCode = keyof typeof countryNames;
export const countries = Object.keys(countryNames) as [CountryCode, ...CountryCode[]];

export function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countryNames, code);
}
