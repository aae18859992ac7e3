import { leadTime } from '@orendi/contract/limits';
import { type FlagName, flagNames } from '@orendi/contract/listing-filters';
import { sizedFlag } from '../listing-fields.ts';
import { type Limit, longest } from './limit.ts';
import { readPhrase, readSuffix, said, skipMark, spelledNumbers } from './phrases.ts';
import { type Token, isEnd } from './tokens.ts';
import { readNumber } from './read-number.ts';

/** Behind `me ulje`: `me ulje të thellë` is a deep seat. */
const seat =
  /^(?:te?|e|prej|nga|relaks|komod|lekur|stof|kadif|druri?$|but|thell|lart|gjer|rregull|palos|thur|plast|metal)/;

/** The flags that words can state. */
const saidFlags = flagNames.filter((name): name is FlagName & keyof typeof said => name in said);

/** Reads what a seller offers: `sipas masës`, `with assembly`, `deri në 3 javë`, `me ulje`. */
export function readOffer(tokens: readonly Token[], at: number): Limit | null {
  return longest([readLeadTime(tokens, at), readFlag(tokens, at) ?? readSale(tokens, at)]);
}

function readFlag(tokens: readonly Token[], at: number): Limit | null {
  for (const name of saidFlags) {
    const read = name === sizedFlag ? readSuffix : readPhrase;
    const end = read(tokens, at, said[name]);
    if (end !== null) return { end, filters: { [name]: true } };
  }
  return null;
}

function readSale(tokens: readonly Token[], at: number): Limit | null {
  const afterSale = readPhrase(tokens, at, said.sale);
  if (afterSale === null || seat.test(tokens[afterSale]?.text ?? '')) return null;
  return { end: afterSale, filters: { filterBy: 'sale' } };
}

const units = [
  { days: 7, names: said.weeks },
  { days: 1, names: said.days },
  { days: 28, names: said.months },
] as const;

/** Within how many weeks a piece has to be ready: `deri në 3 javë`, `within a week`, `gati për 10 ditë`. */
function readLeadTime(tokens: readonly Token[], at: number): Limit | null {
  const start = readPhrase(tokens, at, said.readyWithin) ?? readPhrase(tokens, at, said.atMost);
  if (start === null) return null;
  const number = readCount(tokens, skipMark(tokens, start));
  if (!number) return null;
  for (const { days, names } of units) {
    const end = readPhrase(tokens, number.end, names);
    if (end === null || !isEnd(tokens, end)) continue;
    // Whole weeks only: 10 days are kept by what is ready within one.
    const weeks = Math.floor((number.value * days) / 7);
    return weeks >= 1 && weeks <= leadTime.max ? { end, filters: { leadTimeTo: weeks } } : null;
  }
  return null;
}

/** `3`, `dy`; of `2-3` the last. */
function readCount(tokens: readonly Token[], at: number) {
  const spelled = spelledNumbers.get(tokens[at]?.text ?? '');
  if (spelled !== undefined) return { value: spelled, end: at + 1 };
  const first = readNumber(tokens, at);
  const afterTo = first && readPhrase(tokens, first.end, said.to);
  return (afterTo && readNumber(tokens, afterTo)) ?? first;
}
