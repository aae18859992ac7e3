import { price } from '@orendi/contract/limits';
import type { Currency } from '@orendi/contract/money';
import { type Phrases, phrases, readPhrase } from './phrases.ts';
import { readNumber } from './read-number.ts';
import type { Token } from './tokens.ts';

export interface Money {
  value: number;
  /** Null if it is not stated. */
  currency: Currency | null;
  /** What the number was multiplied by, as in `60 mijë lekë`. */
  times: number;
  /** What one of its unit is worth in its currency. */
  worth: number;
  end: number;
}

interface Unit {
  currency: Currency;
  names: Phrases;
  /** What one of them is worth in the currency. */
  worth: number;
}

const lek = 'lek|lekë|lekësh|lekëve|leku|lekut';
const lekWith = (word: string) =>
  lek
    .split('|')
    .map((name) => `${name} ${word}`)
    .join('|');
const units: readonly Unit[] = [
  // Whoever says so counts ten old lek for one of today.
  { currency: 'ALL', names: phrases(lekWith('të vjetra'), 'old lek|old leke'), worth: 0.1 },
  { currency: 'ALL', names: phrases(lekWith('të reja'), 'new lek|new leke', lek), worth: 1 },
  { currency: 'EUR', names: phrases('€|eur|euro|euros|eurosh|eurove|evro|evra|ero'), worth: 1 },
  {
    currency: 'USD',
    names: phrases('$|us $|usd|dollar|dollars|dollarë|dollarësh|dollari'),
    worth: 1,
  },
];
const unitsBefore: readonly Unit[] = [
  { currency: 'EUR', names: phrases('€|eur|euro'), worth: 1 },
  { currency: 'USD', names: phrases('$|us $|usd'), worth: 1 },
  { currency: 'ALL', names: phrases('lek|lekë'), worth: 1 },
];

/** Only after thousands, where it can be said of nothing else: `400 mijë të vjetra`. */
const oldThousands: readonly Unit[] = [
  { currency: 'ALL', names: phrases('të vjetra'), worth: 0.1 },
];

const thousand = phrases('mijë|mij|thousand|k');
const million = phrases('milion|milionë|million|mln');
/** From here on, `all` after an amount is the lek, not the English word, and `L` not liters. */
const leastLek = 1_000;
/** From here on, `eu` after an amount is the euro, not a system of sizes. */
const leastEuro = 50;

/** An amount of money: `600 €`, `$500`, `60 mijë lekë`, `600`. Null above the highest price. */
export function readMoney(tokens: readonly Token[], at: number): Money | null {
  const before = readUnit(tokens, at, unitsBefore) ?? readLekCode(tokens, at);
  const number = readNumber(tokens, before?.end ?? at);
  if (!number) return null;
  const thousands = readPhrase(tokens, number.end, thousand);
  const millions = readPhrase(tokens, number.end, million);
  const times = thousands ? 1_000 : millions ? 1_000_000 : 1;
  const value = number.value * times;
  const end = thousands ?? millions ?? number.end;
  const after = before ? null : readUnitAfter(tokens, end, { value, times });
  const unit = before ?? after;
  const money = {
    value: Math.round(value * (unit?.worth ?? 1) * 100) / 100,
    currency: unit?.currency ?? null,
    times,
    worth: unit?.worth ?? 1,
    end: after?.end ?? (unit ? end : skipShortEuro(tokens, end)),
  };
  return money.value > 0 && money.value <= price.max ? money : null;
}

function readUnit(tokens: readonly Token[], at: number, known: readonly Unit[]) {
  for (const { currency, names, worth } of known) {
    const end = readPhrase(tokens, at, names);
    if (end !== null) return { currency, worth, end };
  }
  return null;
}

function readUnitAfter(
  tokens: readonly Token[],
  at: number,
  { value, times }: Pick<Money, 'value' | 'times'>,
) {
  const isLek = value >= leastLek && (tokens[at]?.text === 'all' || tokens[at]?.typed === 'L');
  const isEuro = value >= leastEuro && tokens[at]?.text === 'eu';
  const currency = isLek ? ('ALL' as const) : isEuro ? ('EUR' as const) : null;
  const code = currency && { currency, worth: 1, end: at + 1 };
  const old = times === 1 ? null : readUnit(tokens, at, oldThousands);
  return readUnit(tokens, at, units) ?? readLekCode(tokens, at) ?? code ?? old;
}

/** `800e`, which may be a model as well, so that it says nothing of the currency. */
function skipShortEuro(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === 'e' && tokens[at].isGlued ? at + 1 : at;
}

function readLekCode(tokens: readonly Token[], at: number) {
  const isCode = tokens[at]?.typed === 'ALL';
  return isCode ? { currency: 'ALL' as const, worth: 1, end: at + 1 } : null;
}
