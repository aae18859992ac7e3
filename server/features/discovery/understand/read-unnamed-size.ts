import type { Limit } from './limit.ts';
import { countsSomething, readPhrase, said, skipMark, skipPhrase } from './phrases.ts';
import { type Length, readLength, readLengths } from './read-length.ts';
import { readMoney } from './read-number.ts';
import { namesHanging, namesBed, namesFlat, namesSeat, type Side, sides } from './size-phrases.ts';
import type { Token } from './tokens.ts';

/** A wall that is mentioned in a row of words is so long; by itself, it may be shorter. */
const leastCm = 150;
const leastAloneCm = 100;

/** A wall without a preposition: `divan muri 260`, `sofa 260 cm wall`, `mur 240`. `raft muri 120 cm` is a shelf. */
export function readWall(tokens: readonly Token[], at: number): Limit | null {
  const afterWall = readPhrase(tokens, at, said.wall);
  const start =
    afterWall === null
      ? at
      : skipMark(tokens, skipPhrase(tokens, skipMark(tokens, afterWall), said.ofLength));
  const length = readLength(tokens, start);
  if (!length || !isLength(tokens, start, length)) return null;
  const end = afterWall === null ? readPhrase(tokens, length.end, said.wall) : length.end;
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
  if (readPhrase(tokens, at, said.walls) !== null || isEdge(tokens, end)) return true;
  // In English a noun behind `wall` is what hangs there; other words begin something else.
  return (
    readPhrase(tokens, end, said.atMost) !== null ||
    readPhrase(tokens, end, said.behindWall) !== null
  );
}

/**
 * The size that a thing is to have, more or less: `160x90`, `200 cm`, `rreth 2 m`, `me masa 240x90`; the height of a box
 * is left aside. Beds, pictures and their like are named by their size, and a seat by how high it is.
 */
export function readAbout(tokens: readonly Token[], at: number): Limit | null {
  if (namesBed(tokens)) return null;
  const start = skipMark(
    tokens,
    skipPhrase(tokens, skipPhrase(tokens, at, said.ofSize), said.nearly),
  );
  const box = readLengths(tokens, start);
  const length = readLength(tokens, start);
  const end = box?.end ?? (length?.hasUnit ? skipLong(tokens, length.end) : null);
  if (end === null || (box ? namesFlat(tokens) : namesSeat(tokens))) return null;
  // It needs a thing to be the size of.
  if (!tokens.toSpliced(at, end - at).some(({ kind }) => kind === 'word')) return null;
  const [aboutLength, aboutWidth] = box?.sides ?? [length?.cm];
  return { end, filters: { aboutLength, ...(aboutWidth !== undefined && { aboutWidth }) } };
}

/** Behind `e gjatë`; null before the name of a side: `90 cm e gjerë`. */
function skipLong(tokens: readonly Token[], at: number): number | null {
  const behind = sides[0] ? skipPhrase(tokens, at, sides[0].ends) : at;
  const isOther = ({ names, ends }: Side) =>
    readPhrase(tokens, behind, names) ?? readPhrase(tokens, behind, ends);
  return sides.some(isOther) ? null : behind;
}
