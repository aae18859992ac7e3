import { leadTime } from '@orendi/contract/limits';
import type { Limit } from './limit.ts';
import { readPhrase, readSuffix, said, skipMark, spelledNumbers } from './phrases.ts';
import { type Token, isEnd } from './tokens.ts';
import { readNumber } from './read-number.ts';

/** Behind `me ulje`: `me ulje të thellë` is a deep seat. */
const seat =
  /^(?:te?|e|prej|nga|relaks|komod|lekur|stof|kadif|druri?$|but|thell|lart|gjer|rregull|palos|thur|plast|metal)/;

/** Reads an offer that comes with a piece: `sipas masës`, `with assembly`, `me ulje`. */
export function readOffer(tokens: readonly Token[], at: number): Limit | null {
  // Not before numbers: `me masa 240x90`.
  const afterMeasure = readSuffix(tokens, at, said.madeToMeasure);
  if (afterMeasure !== null) return { end: afterMeasure, filters: { madeToMeasure: true } };
  const afterAssembly = readPhrase(tokens, at, said.assembly);
  if (afterAssembly !== null) return { end: afterAssembly, filters: { assembly: true } };
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
export function readLeadTime(tokens: readonly Token[], at: number): Limit | null {
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
