/*
 * The larger metadata knows mobiles from landlines, and no other numbers; the smaller one also takes what is merely within
 * a country's plan, which nobody shall be refused for.
 */
import { parsePhoneNumberFromString as parsePhone } from 'libphonenumber-js';
import {
  getCountryCallingCode,
  parsePhoneNumberFromString as parseTyped,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { type CountryCode, isCountry } from './countries.ts';

/** The countries whose phone numbers a business may have. */
export const businessPhoneCountries = ['AL', 'XK', 'ME', 'MK', 'GR', 'RS', 'IT'] as const;

/** Where a number without a country code may be a mobile of, besides the seller's country, and where else it may belong. */
const candidates: readonly CountryCode[] = ['AL', 'XK'];
const neighbors: readonly CountryCode[] = ['MK', 'ME'];

/** A number that a text may mean. */
export interface PhoneReading {
  country: CountryCode;
  /** E.164. */
  phone: string;
  /** Unknown of a number within the country's plan that nobody is known to have. */
  kind: 'mobile' | 'landline' | 'unknown';
}

export interface ReadPhone {
  /** E.164; null where no reading can be taken, and the text stays as typed. */
  phone: string | null;
  /** Every number that a text without a country code may mean. */
  readings: PhoneReading[];
  /** The person who typed it has to say which of the readings is theirs. */
  isDoubtful: boolean;
}

interface Hints {
  /** Null where it is unknown: then Albania. */
  seller: CountryCode | null;
  /** The person's answer to the question. */
  chosen?: CountryCode | undefined;
}

/**
 * Reads a visitor's phone number. A typed country code wins, then the chosen country; a number without either is the only
 * mobile among the seller's country, Albania and Kosovo, else a landline of the seller's country, else stays as typed. It
 * is certain only as that mobile where it can be no landline of the seller's country too, or as that landline and nothing
 * else.
 */
export function readPhone(text: string, { seller, chosen }: Hints): ReadPhone {
  const typed = text.trim();
  const withCode = readCountryCode(typed);
  if (withCode !== undefined) {
    return { phone: withCode?.number ?? null, readings: [], isDoubtful: false };
  }
  const home = seller ?? 'AL';
  const asked = new Set([home, ...candidates, ...neighbors, ...(chosen ? [chosen] : [])]);
  // 044 1… is in Tirana's plan although nobody is known to have such a number: there it is asked rather than guessed.
  const isLoose = (country: CountryCode) =>
    chosen ? country === chosen : country === 'AL' && home === 'AL';
  const readings = [...asked].flatMap((country) => readIn(typed, country, isLoose(country)) ?? []);
  if (chosen) {
    const answer = readings.find(({ country }) => country === chosen);
    return { phone: answer?.phone ?? null, readings, isDoubtful: false };
  }

  const mobiles = readings.filter(
    ({ country, kind }) => kind === 'mobile' && (country === home || candidates.includes(country)),
  );
  const mobile = mobiles.length === 1 ? mobiles[0] : undefined;
  const other = readings.find(({ country, kind }) => country === home && kind !== 'mobile');
  const found = mobile ?? (other?.kind === 'landline' ? other : undefined);
  const isCertain = mobile ? other === undefined : found && readings.length === 1;
  return {
    phone: found?.phone ?? null,
    readings,
    isDoubtful: readings.length > 0 && !isCertain,
  };
}

/**
 * A business's phone number as E.164; null if it is invalid or not from one of the seven countries. The calling code
 * decides, as in the form: to whoever types them, the Vatican's numbers are Rome's. Without one the town's country goes
 * first, then what `readPhone` takes, then whatever is within Albania's plan or one of the seven has.
 */
export function readBusinessPhone(text: string, town: CountryCode | null): string | null {
  const typed = text.trim();
  const withCode = readCountryCode(typed);
  if (withCode !== undefined) {
    return withCode && servedCodes.has(withCode.countryCallingCode) ? withCode.number : null;
  }
  const home = businessPhoneCountries.find((country) => country === town) ?? null;
  const readings = businessPhoneCountries.flatMap((country) => readIn(typed, country, false) ?? []);
  const there = readings.find(({ country }) => country === home)?.phone;
  const albanian = parsePhone(typed, 'AL');
  const other = albanian?.isValid() ? albanian.number : readings[0]?.phone;
  return there ?? readPhone(typed, { seller: home }).phone ?? other ?? null;
}

/** The country of a number in E.164; null of a text that is none. */
export function phoneCountry(phone: string): CountryCode | null {
  const country = parsePhone(phone)?.country;
  return country !== undefined && isCountry(country) ? country : null;
}

/** A number as people write it, with its country code: `+355 69 212 3456`. */
export function readablePhone(phone: string): string {
  return parsePhone(phone)?.formatInternational() ?? phone;
}

/** The digits that are dialed in the number's own country: `0692123456`. */
export function nationalDigits(phone: string): string {
  return (parsePhone(phone)?.formatNational() ?? phone).replace(/\D/g, '');
}

export function isLandline(phone: string): boolean {
  return parseTyped(phone)?.getType() === 'FIXED_LINE';
}

/**
 * Whether a number may reach a stranger that was stored while all without a country code were taken for Albanian ones:
 * today it would be read otherwise. So may a text that is not a number.
 */
export function isDoubtfulPhone(stored: string, seller: CountryCode | null): boolean {
  const parsed = parsePhone(stored);
  if (!parsed?.isValid()) return true;
  if (parsed.country !== 'AL' || isMobile(parseTyped(stored))) return false;
  return readPhone(parsed.formatNational(), { seller }).phone !== stored;
}

const servedCodes = new Set<string>(
  businessPhoneCountries.map((country) => getCountryCallingCode(country)),
);

/**
 * The number of a text that begins with a country code: after `+` or `00`, or a bare one of the seven countries before a
 * mobile. Null where no number follows the code, undefined without one.
 */
function readCountryCode(typed: string): PhoneNumber | null | undefined {
  const text = typed.normalize('NFKC');
  const number = text.slice(text.search(/[+\d]/)).replace(/^00/, '+');
  if (!number.startsWith('+')) {
    const bare = parseTyped(`+${number}`);
    return isMobile(bare) && servedCodes.has(bare.countryCallingCode) ? bare : undefined;
  }
  // Some write the zero for calls at home, which their own country may not have.
  const spellings = [number, number.replace('(0)', '')].map((spelling) => parsePhone(spelling));
  return spellings.find((parsed) => parsed?.isValid()) ?? null;
}

/**
 * Reads a text without a country code in a country; null where it is neither a mobile nor a landline.
 * @param isLoose takes what is merely within the plan too
 */
function readIn(typed: string, country: CountryCode, isLoose: boolean): PhoneReading | null {
  const parsed = parseTyped(typed, country);
  if (parsed?.countryCallingCode !== getCountryCallingCode(country)) return null;
  const type = parsed.getType();
  const { number: phone } = parsed;
  if (isMobile(parsed)) return { country, phone, kind: 'mobile' };
  if (type === 'FIXED_LINE' || type === 'VOIP') return { country, phone, kind: 'landline' };
  const isWithin = isLoose && type === undefined && parsePhone(phone)?.isValid();
  return isWithin ? { country, phone, kind: 'unknown' } : null;
}

function isMobile(parsed: PhoneNumber | undefined): parsed is PhoneNumber {
  const type = parsed?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}
