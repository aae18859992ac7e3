import { readPhone } from '@orendi/contract/phone';
import { findLinks, foldText } from '../requests/index.ts';

/** A number with whatever people set between digits; not what stands between two prices or sizes. */
const numbers = /\+?\d(?:[^\p{L}\d€$£%:;+]{0,3}\d)*/gu;
/** Fewer digits are a size, a price or the number of an article. */
const fewest = { ofPhone: 9, withPlus: 8 };

const mailAddresses = [
  /[\p{L}\d]\s*@\s*[\p{L}\d]+\s*\./iu,
  /\S@\S/u,
  /[[({]\s*(?:at|et|@)\s*[\])}]/iu,
  /(?<!\p{L})(?:g\s?mail|hot\s?mail|yahoo|outlook|icloud|proton\s?mail)(?!\p{L})/iu,
  /\p{L}\s+(?:at|et)\s+\p{L}+\s*(?:\.|\s(?:dot|pikë|pike)\s)\s*\p{L}{2,}/iu,
];
const spacedHosts =
  /\s+\.\s*(?=\p{L}{2,6}(?!\p{L}))|\.\s+(?=(?:com|net|org|info)(?!\p{L}))|\s(?:dot|pikë|pike)\s(?=\p{L}{2,6}(?!\p{L}))/giu;
const messengers = /(?<!\p{L})(?:wa|t)\s*\.\s*me(?!\p{L})/iu;

/**
 * Whether a text gives away how to reach somebody outside the shop: a phone number, a mail address or a link, however they
 * are spaced or written in letters of full width. Sizes, prices, days and numbers of articles are none.
 */
export function holdsContact(text: string): boolean {
  const folded = foldText(text);
  const closed = folded.replaceAll(spacedHosts, '.');
  if (messengers.test(closed) || findLinks(closed, '') !== null) return true;
  if (mailAddresses.some((address) => address.test(folded))) return true;
  // An o among digits is read as a zero.
  const spelled = folded.replaceAll(/(?<![\p{L}])o(?=[\s./-]?\d)|(?<=\d)o(?=\d)/giu, '0');
  return [...spelled.matchAll(numbers)].some(([number]) => isPhone(number));
}

function isPhone(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  if (number.startsWith('+')) return digits.length >= fewest.withPlus;
  if (digits.length < fewest.ofPhone) return false;
  if (digits.startsWith('0')) return true;
  const { phone, readings } = readPhone(digits, { seller: null });
  return phone !== null || readings.some(({ kind }) => kind === 'mobile');
}
