import { foldName } from './fold-name.ts';
import type { Currency } from './money.ts';
import { type Amount, type DecimalMark, parseAmount } from './parse-amount.ts';

/*
 * Amounts of money as people write them in both languages: in a price field, a cell of a sheet, the words of a search.
 * The patterns match folded texts (see `foldName`); a sentence keeps the capitals of `ALL` and `L`.
 */

export interface Money {
  amount: Amount;
  /** Null if it is not stated. */
  currency: Currency | null;
  /** The number was multiplied by this, as in `60 mijë lekë`. */
  times: number;
  /** One of its unit in its currency: ten old lek are one of today. */
  worth: 1 | 0.1;
  /** Where it ends in the text. */
  end: number;
}

const wordEnd = '(?![\\p{L}\\d])';
/** `800 260 cm` are two numbers: the group that a measure follows is one of its own. */
const measure = '\\s*(?:[cm]?m|mt|met(?:er|re|ra|ri)s?|x|×|\\*|wall|mur|murin?)(?!\\p{L})';
const numeral = [
  `[1-9]\\d{0,2}(?:['\\s]\\d{3}(?!\\d|${measure}))+(?:[.,]\\d+)?`,
  '\\d+(?:[.,]\\d+)*',
  '(?<![\\p{L}\\d])[.,]\\d{1,2}(?!\\d)',
].join('|');
const hundred = `(?<hundred>qind|hundred)${wordEnd}`;
const thousand = `(?<thousand>mije?|thousand|k)${wordEnd}`;
const million = `(?<million>milione?|million|mln)${wordEnd}`;
const half = `(?<half>\\s(?:e gjys[em]+|and a half)${wordEnd})`;
const multiple = `(?:\\s*${hundred})?(?:\\s*(?:${thousand}|${million})${half}?)?`;
const signs = '€|(?:us\\s?)?\\$';
const before = `(?<!\\p{L})(?:${signs}|(?:euro?|usd|leke?|all?|l)(?!\\p{L})\\.?)`;
const lek = 'lek(?:esh|eve|e|ut?)?';
const names = [
  `${lek}[\\s-](?:(?:te|e|i)[\\s-])?vjet(?:ra|er)|old[\\s-]leke?|te[\\s-]vjetra`,
  `${lek}(?:[\\s-]te[\\s-]reja)?|new[\\s-]leke?|all|l`,
  'eu(?:r|ros?|rosh|rove)?|evr[oa]|ero|usd|dollar(?:s|e|esh|i)?',
].join('|');
const after = `(?<after>\\s*(?:${signs}|(?:${names})${wordEnd})|e${wordEnd})`;
const pattern = `(?:(?<before>${before})\\s*)?(?<number>${numeral})${multiple}${after}?`;
const fullName = new RegExp(`^(?:${signs}|${names})$`, 'iu');
const isOld = /vjet|^old/i;
const anywhere = new RegExp(pattern, 'iu');
const here = new RegExp(pattern, 'iuy');

/** From here on, `all` after an amount in a sentence is the lek, not the English word, and `L` not liters. */
const leastLek = 1_000;
/** From here on, `eu` is the euro, not a system of sizes. */
const leastEuro = 50;

/** The amount that begins at a place in a sentence; null if there is none. */
export function readMoneyAt(sentence: string, at: number): Money | null {
  here.lastIndex = at;
  const match = here.exec(sentence);
  const { before: first, after: name = '' } = match?.groups ?? {};
  const found = match && moneyOf(match, 'auto');
  if (!found) return null;
  if (first !== undefined) {
    // A code in front is a word like any other unless it is written as one.
    const isCode = first === 'ALL' || !/^a?ll?$/i.test(first);
    return isCode ? { ...found, end: found.end - name.length } : null;
  }
  return isWord(name.trim(), found) ? moneyOf(match, 'auto', '') : found;
}

/** Whether the name after an amount in a sentence means something else than its currency. */
function isWord(name: string, { amount: { digits, scale }, times, worth }: Money): boolean {
  const value = Number(digits) / 10 ** scale / worth;
  if (name === 'l') return true;
  if (name === 'all' || name === 'L') return value < leastLek;
  if (name === 'eu') return value < leastEuro;
  return name.startsWith('te') && times === 1;
}

/** Skips words around an amount, except numbers and multipliers. */
const ahead = /^(?:[\p{L}\s]|(?<=\p{L})[.:])*$/u;
const behind = /^(?!\p{L}(?!\p{L}))[.,]?(?:[\p{L}\p{Sc}\s.]|\/\s?(?:cop[ea]|piece|pcs?))*$/u;
const multiples = /(?<!\p{L})(?:mij|mil|bil|thous|hundr|qind|gjys|half|[bkm](?!\p{L}))/u;

/**
 * The amount that a text is: `27.500`, `1.249,50 €`, `60 mijë lekë`, `25.000 lekë të vjetra`, `SR 1,395`, `450,-`.
 * @returns null for anything that is not clearly one
 */
export function readMoney(text: string, mark: DecimalMark = 'auto'): Money | null {
  const line = foldName(text.replace(/[()]/g, ' ')).replace(/(?<=\d)[.,]\s?[-–—]{1,2}/, '');
  const match = anywhere.exec(line);
  const found = match && moneyOf(match, mark);
  if (!found) return null;
  const { before: first = '', after: last = '' } = match.groups ?? {};
  const named = currencyOf(last.trim());
  if (first !== '' && named !== null && named !== currencyOf(first)) return null;
  const [left, right] = [line.slice(0, match.index), line.slice(found.end)];
  return ahead.test(left) && behind.test(right) && !multiples.test(left + right) ? found : null;
}

function moneyOf(match: RegExpExecArray, mark: DecimalMark, last?: string): Money | null {
  const { groups = {}, index, 0: all } = match;
  const { before: first, number = '', half: andHalf, after: name = '' } = groups;
  const read = parseAmount(number, mark);
  if (!read) return null;
  const thousands = groups.thousand ? 1_000 : groups.million ? 1_000_000 : 1;
  const times = thousands * (groups.hundred ? 100 : 1);
  const { digits, scale } = andHalf
    ? { digits: read.digits * 10n + 5n * 10n ** BigInt(read.scale), scale: read.scale + 1 }
    : read;
  const unit = (last ?? name).trim();
  const isTenth = first === undefined && isOld.test(unit);
  return {
    amount: { digits: digits * BigInt(times), scale: isTenth ? scale + 1 : scale },
    currency: currencyOf(first ?? unit),
    times,
    worth: isTenth ? 0.1 : 1,
    end: index + all.length - (name.length - (last ?? name).length),
  };
}

/** The currency that a text is a sign or a name of; null also for old lek, which are worth less. */
export function currencyNamed(text: string): Currency | null {
  const name = foldName(text).replace(/\.$/, '');
  return fullName.test(name) && !isOld.test(name) ? currencyOf(name) : null;
}

function currencyOf(name: string): Currency | null {
  if (name === '' || name === 'e') return null;
  if (/^[€e]/i.test(name)) return 'EUR';
  return /^(?:us|\$|d)/i.test(name) ? 'USD' : 'ALL';
}
