import type { Language } from '@orendi/contract/language';
import type { Currency } from '@orendi/contract/money';
import { parseAmount, toCents } from '@orendi/contract/parse-amount';
import { readMoney } from '@orendi/contract/read-money';

/** The signs of a language's numbers: `1.249,50` in Albanian, `1,249.50` in English. */
function numberSigns(language: Language): { decimal: string; group: string } {
  return language === 'al' ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' };
}

const plainNumber = /^\d+(?:\.\d*)?$/;

/**
 * Reads the number that somebody means: digits with at most one point, rounded to two decimals. A text that is no number
 * stays unchanged, so that it is not mistaken for one.
 * @param isMoney allows words that name the currency or multiply the amount
 */
export function readDecimal(text: string, isMoney = false): { value: string; currency?: Currency } {
  const money = isMoney ? readMoney(text) : null;
  const amount = isMoney ? money?.amount : parseAmount(text.replace(/\s*(?:cm|kg|%)$/i, ''));
  if (!amount) return { value: text.trim() };
  const cents = String(toCents(amount)).padStart(3, '0');
  const value = `${cents.slice(0, -2)}.${cents.slice(-2)}`.replace(/\.?0+$/, '');
  return { value, ...(money?.currency && { currency: money.currency }) };
}

/** The number in such a text; undefined if it is empty or no number. */
export function decimalOf(text: string): number | undefined {
  return plainNumber.test(text) ? Number(text) : undefined;
}

/** Formats such a text for the language, a price with groups. Works on the digits, so no number is too long. */
export function writtenDecimal(text: string, language: Language, isMoney = false): string {
  if (!plainNumber.test(text)) return text;
  const { decimal, group } = numberSigns(language);
  const [whole = '', decimals = ''] = text.split('.');
  const units = whole.replace(/^0+(?=\d)/, '');
  if (!isMoney) return units + (decimals && decimal + decimals);
  const cents = Number(decimals) === 0 ? '' : decimal + decimals.padEnd(2, '0');
  return units.replace(/\B(?=(\d{3})+$)/g, group) + cents;
}

/** A change that a browser has made to a field's text. */
export interface Edit {
  before: string;
  /** It was written by the field, with groups that nobody has typed. */
  isWritten: boolean;
  text: string;
  caret: number;
  /** The character that was typed; empty if some were deleted. Undefined for a text that was pasted or filled in. */
  key: string | undefined;
}

/**
 * The field's text after an edit. Typing accepts digits, spaces and signs; the first key removes the groups of a formatted
 * number, which would be wrong around another digit.
 */
export function keptText(edit: Edit, language: Language): { text: string; caret: number } {
  const { before, isWritten, text, caret, key } = edit;
  if (key === undefined) return { text, caret };
  const from = caret - key.length;
  if (!/^[\d\s.,]?$/.test(key)) {
    const rest = text.slice(0, from) + text.slice(caret);
    if (rest === before) return { text: before, caret: from };
    // The key has replaced a selection, which is gone: put back, it would mix with what is typed next.
    return keptText({ ...edit, text: rest, caret: from, key: '' }, language);
  }
  const { group } = numberSigns(language);
  const bare = (part: string) => (isWritten ? part.replaceAll(group, '') : part);
  const left = bare(text.slice(0, from)) + key;
  return { text: left + bare(text.slice(caret)), caret: left.length };
}
