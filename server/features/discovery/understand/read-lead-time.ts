import { leadTime } from '@orendi/contract/limits';
import type { Limit } from './limit.ts';
import { atMost, to } from './limit-phrases.ts';
import { combine, phrases, readPhrase, skipMark } from './phrases.ts';
import { readNumber } from './read-number.ts';
import { isEnd, type Token } from './tokens.ts';

const ready =
  'gati|e gatshme|i gatshëm|dërgesë|dërgesa|dorëzim|dorëzimi|afati|afat|ready|delivery|delivered|made|available';
const within = 'për|në|brenda|deri në|deri|max|maks|in|within|in under|under|up to|for';
const readyWithin = phrases(
  combine(ready, within),
  'brenda|për|within|in|afati|afat|lead time|lead time of|lead time up to',
);

const numbers = new Map(
  Object.entries({
    nje: 1,
    dy: 2,
    tri: 3,
    tre: 3,
    kater: 4,
    pese: 5,
    gjashte: 6,
    tete: 8,
    a: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    eight: 8,
  }),
);
const units = [
  { days: 7, names: phrases('javë|jave|javësh|week|weeks|wks|weeks time') },
  { days: 1, names: phrases('ditë|ditësh|day|days') },
  { days: 28, names: phrases('muaj|muaji|muajsh|month|months') },
] as const;

/** Within how many weeks a piece has to be ready: `deri në 3 javë`, `within a week`, `gati për 10 ditë`. */
export function readLeadTime(tokens: readonly Token[], at: number): Limit | null {
  const start = readPhrase(tokens, at, readyWithin) ?? readPhrase(tokens, at, atMost);
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
  const spelled = numbers.get(tokens[at]?.text ?? '');
  if (spelled !== undefined) return { value: spelled, end: at + 1 };
  const first = readNumber(tokens, at);
  const afterTo = first && readPhrase(tokens, first.end, to);
  return (afterTo && readNumber(tokens, afterTo)) ?? first;
}
