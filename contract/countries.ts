import type { Language } from './language.ts';

/** The countries that businesses are in and deliver to, by ISO 3166-1 code: those at home first. */
export const countryNames = {
  AL: { en: 'Albania', al: 'Shqipëri' },
  XK: { en: 'Kosovo', al: 'Kosovë' },
  MK: { en: 'North Macedonia', al: 'Maqedonia e Veriut' },
  ME: { en: 'Montenegro', al: 'Mali i Zi' },
  AU: { en: 'Australia', al: 'Australi' },
  AT: { en: 'Austria', al: 'Austri' },
  BE: { en: 'Belgium', al: 'Belgjikë' },
  BA: { en: 'Bosnia and Herzegovina', al: 'Bosnjë dhe Hercegovinë' },
  BG: { en: 'Bulgaria', al: 'Bullgari' },
  CA: { en: 'Canada', al: 'Kanada' },
  HR: { en: 'Croatia', al: 'Kroaci' },
  CZ: { en: 'Czechia', al: 'Çeki' },
  DK: { en: 'Denmark', al: 'Danimarkë' },
  FI: { en: 'Finland', al: 'Finlandë' },
  FR: { en: 'France', al: 'Francë' },
  DE: { en: 'Germany', al: 'Gjermani' },
  GR: { en: 'Greece', al: 'Greqi' },
  HU: { en: 'Hungary', al: 'Hungari' },
  IE: { en: 'Ireland', al: 'Irlandë' },
  IT: { en: 'Italy', al: 'Itali' },
  LI: { en: 'Liechtenstein', al: 'Lihtenshtajn' },
  LU: { en: 'Luxembourg', al: 'Luksemburg' },
  NL: { en: 'Netherlands', al: 'Holandë' },
  NO: { en: 'Norway', al: 'Norvegji' },
  PL: { en: 'Poland', al: 'Poloni' },
  RO: { en: 'Romania', al: 'Rumani' },
  RS: { en: 'Serbia', al: 'Serbi' },
  SI: { en: 'Slovenia', al: 'Slloveni' },
  ES: { en: 'Spain', al: 'Spanjë' },
  SE: { en: 'Sweden', al: 'Suedi' },
  CH: { en: 'Switzerland', al: 'Zvicër' },
  TR: { en: 'Turkey', al: 'Turqi' },
  GB: { en: 'United Kingdom', al: 'Mbretëria e Bashkuar' },
  US: { en: 'United States', al: 'Shtetet e Bashkuara' },
} as const satisfies Record<string, Record<Language, string>>;

export type CountryCode = keyof typeof countryNames;
export const countries = Object.keys(countryNames) as [CountryCode, ...CountryCode[]];

export function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countryNames, code);
}
