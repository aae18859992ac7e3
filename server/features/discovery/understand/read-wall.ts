import { countsSomething } from './counted.ts';
import type { Limit } from './limit.ts';
import { atMost } from './limit-phrases.ts';
import { phrases, readPhrase, skipMark, skipPhrase } from './phrases.ts';
import { type Length, readLength } from './read-length.ts';
import { readMoney } from './read-money.ts';
import { namesHanging, ofLength, wall } from './size-phrases.ts';
import type { Token } from './tokens.ts';

/** A wall that is mentioned in a row of words is so long; by itself, it may be shorter. */
const leastCm = 150;
const leastAloneCm = 100;

/** In English a noun behind `wall` is what hangs there; these begin something else. */
const next = phrases('in|at|near|delivered|delivery|with|and|for|from|me|ne|te|dhe|transport');
const walls = phrases('mur|muri|murin');

/** A wall without a preposition: `divan muri 260`, `sofa 260 cm wall`, `mur 240`. `raft muri 120 cm` is a shelf. */
export function readWall(tokens: readonly Token[], at: number): Limit | null {
  const afterWall = readPhrase(tokens, at, wall);
  const start =
    afterWall === null
      ? at
      : skipMark(tokens, skipPhrase(tokens, skipMark(tokens, afterWall), ofLength));
  const length = readLength(tokens, start);
  if (!length || !isLength(tokens, start, length)) return null;
  const end = afterWall === null ? readPhrase(tokens, length.end, wall) : length.end;
  if (end === null) return null;
  const isAlone = isEdge(tokens, end) && isEdge(tokens, at - 1);
  const isLast = isEdge(tokens, end) && afterWall === null;
  if (length.hasUnit && (isAlone || isLast)) return limitOf(length, end);
  if (length.cm < (isAlone ? leastAloneCm : leastCm) || namesHanging(tokens)) return null;
  return afterWall !== null || isClosed(tokens, length.end, end) ? limitOf(length, end) : null;
}

const limitOf = ({ cm }: Length, end: number): Limit => ({ end, filters: { fitsLength: cm } });

function isEdge(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.text ?? ',') === ',';
}

function isLength(tokens: readonly Token[], at: number, { hasUnit, end }: Length): boolean {
  if (hasUnit) return true;
  return !countsSomething(tokens, end) && !readMoney(tokens, at)?.currency;
}

/** Whether `wall` is the last word of what is said of it. */
function isClosed(tokens: readonly Token[], at: number, end: number): boolean {
  if (readPhrase(tokens, at, walls) !== null || isEdge(tokens, end)) return true;
  return readPhrase(tokens, end, atMost) !== null || readPhrase(tokens, end, next) !== null;
}
