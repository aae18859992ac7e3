import { type Limit, longest, type StatedFilters } from './limit.ts';
import { countsSomething, readPhrase, readSuffix, said, skipMark, skipPhrase } from './phrases.ts';
import { type Length, readLength, readLengths, readMoney } from './read-number.ts';
import { namesBed, namesFlat, namesHanging, namesSeat, type Side, sides } from './size-phrases.ts';
import type { Token } from './tokens.ts';

const { atLeast, atMost, from, to, orLess, orMore, fits, ofLength, wall } = said;
/** Beds of babies are so wide; what is less is measured outside, as a bedside table is. */
const leastLyingCm = 60;

/**
 * A limit of the size, in centimeters: `max 240 cm`, `për murin 240`, `gjerësi 90 cm`, `up to 2.4 m high`. A size
 * without such a word is about that of the piece; a least one, for which there is no filter, stays words.
 */
export function readSize(tokens: readonly Token[], at: number): Limit | null {
  return longest([
    readNamed(tokens, at),
    readAtMost(tokens, at),
    readPlace(tokens, at),
    readWall(tokens, at),
    readPiece(tokens, at),
    readBox(tokens, at),
    readOther(tokens, at),
    readAbout(tokens, at),
  ]);
}

/** `lartësi max 200`, `max lartësi 200`, `width of 90 cm`, `no wider than 90`. */
function readNamed(tokens: readonly Token[], at: number): Limit | null {
  const name =
    readSide(tokens, at, 'noMore') ??
    readSide(tokens, skipMark(tokens, skipPhrase(tokens, at, atMost)), 'names');
  if (!name) return null;
  const start = skipToLength(tokens, name.end);
  const length = readLength(tokens, start);
  if (!length || readPhrase(tokens, length.end, to) !== null) return null;
  const afterLess = readSuffix(tokens, length.end, orLess);
  const isBounded = afterLess !== null || !isSideOnly(tokens, at, start);
  if (!isBounded && isLyingSize(tokens, name.side, length)) {
    return { end: length.end, filters: null, number: start };
  }
  return limitOf(name, { ...length, end: afterLess ?? length.end });
}

/** Behind what may stand between a side or a place and its length: `me gjatësi`, `is`, `max.` */
function skipToLength(tokens: readonly Token[], at: number): number {
  const behind = skipPhrase(tokens, skipMark(tokens, at), ofLength);
  return skipMark(tokens, skipPhrase(tokens, behind, atMost));
}

/** No word before the number says that it is the most: `gjerësi 160`, `width of 160`. */
function isSideOnly(tokens: readonly Token[], at: number, start: number): boolean {
  const name = readSide(tokens, at, 'names');
  return name !== null && skipPhrase(tokens, skipMark(tokens, name.end), ofLength) === start;
}

/** How wide or long a bed is to lie on is part of its name, as in `160x200`. */
function isLyingSize(tokens: readonly Token[], { filter }: Side, { cm }: Length): boolean {
  return filter !== 'fitsHeight' && cm >= leastLyingCm && namesBed(tokens);
}

/** `max 240 cm`, `deri 90 cm e gjerë`, `under 90 wide`. */
function readAtMost(tokens: readonly Token[], at: number): Limit | null {
  const afterPhrase = readPhrase(tokens, at, atMost);
  const length = afterPhrase && readLength(tokens, skipMark(tokens, afterPhrase));
  if (!length) return null;
  const tail = readTail(tokens, length.end);
  const isPlain = length.hasUnit || (length.isInMeters && !countsSomething(tokens, length.end));
  return tail || isPlain ? limitOf(tail, length) : null;
}

/** `për murin 240`, `for a wall of 2.4 m`, `fits 90 cm`. */
function readPlace(tokens: readonly Token[], at: number): Limit | null {
  const afterPlace = readPhrase(tokens, at, said.wallOrNiche);
  const start = afterPlace ?? readPhrase(tokens, at, fits);
  if (start === null) return null;
  const length = readLength(tokens, skipToLength(tokens, start));
  if (!length || (afterPlace === null && !length.hasUnit)) return null;
  const end = afterPlace === null ? skipPhrase(tokens, length.end, wall) : length.end;
  return limitOf(readTail(tokens, end), { ...length, end });
}

/** `240 cm maksimum`, `90 cm gjerësi`; of a bed `160 cm`, which is a part of its name. */
function readPiece(tokens: readonly Token[], at: number): Limit | null {
  const length = readLength(tokens, at);
  if (!length?.hasUnit) return null;
  const afterLess = readSuffix(tokens, length.end, orLess);
  if (afterLess !== null) {
    return limitOf(readTail(tokens, afterLess), { ...length, end: afterLess });
  }
  const name = readSide(tokens, length.end, 'names');
  const isInBox = tokens.some((_, place) => readLengths(tokens, place) !== null);
  if (!name && length.cm >= leastLyingCm && namesBed(tokens) && !isInBox) {
    return { end: length.end, filters: null, number: at };
  }
  if (!name || isFollowed(tokens, name.end)) return null;
  const afterName = readSuffix(tokens, name.end, orLess);
  if (afterName === null && isLyingSize(tokens, name.side, length)) {
    return { end: name.end, filters: null, number: at };
  }
  return limitOf({ ...name, end: afterName ?? name.end }, length);
}

/** `max 240x90 cm`, `for a niche of 90 x 60 x 200`: along the wall, into the room, and up. */
function readBox(tokens: readonly Token[], at: number): Limit | null {
  const afterPlace = readPhrase(tokens, at, said.wallOrNiche) ?? readPhrase(tokens, at, fits);
  const afterMost = isUnderneath(tokens, at) ? null : readPhrase(tokens, at, atMost);
  const start = afterPlace ?? afterMost;
  if (start === null) return null;
  const box = readLengths(tokens, skipToLength(tokens, start));
  if (!box || namesBed(tokens)) return null;
  const [fitsLength, fitsWidth, fitsHeight] = box.sides;
  const height = fitsHeight === undefined ? {} : { fitsHeight };
  return { end: box.end, filters: { fitsLength, fitsWidth, ...height } };
}

/** `under 160x200` is beneath something. */
function isUnderneath(tokens: readonly Token[], at: number): boolean {
  return ['nen', 'under', 'below', 'poshte'].includes(tokens[at]?.text ?? '');
}

/** `min 200 cm`, `200-240 cm`: there is no such filter. */
function readOther(tokens: readonly Token[], at: number): Limit | null {
  const afterOther = readPhrase(tokens, at, said.partMeasure);
  if (afterOther !== null) return readOtherMeasure(tokens, afterOther);
  const before = readPhrase(tokens, at, atLeast) ?? readPhrase(tokens, at, from);
  const first =
    readLength(tokens, skipMark(tokens, before ?? at)) ?? readBareSide(tokens, before ?? at);
  if (!first) return null;
  const afterTo = readPhrase(tokens, first.end, to);
  const last = afterTo === null ? null : readLength(tokens, afterTo);
  if (last?.hasUnit) return { end: endOfSide(tokens, last.end), filters: null };
  const afterMore = readPhrase(tokens, first.end, orMore);
  if (!first.hasUnit || (before === null && afterMore === null)) return null;
  return { end: endOfSide(tokens, afterMore ?? first.end), filters: null };
}

function readOtherMeasure(tokens: readonly Token[], at: number): Limit | null {
  const length = readLength(tokens, skipToLength(tokens, at));
  return length && { end: length.end, filters: null };
}

/** The first number of `200-240 cm`, to which the second is glued. */
function readBareSide(tokens: readonly Token[], at: number) {
  return tokens[at]?.kind === 'number' && !tokens[at].isGlued
    ? { hasUnit: false, end: at + 1 }
    : null;
}

function endOfSide(tokens: readonly Token[], at: number): number {
  return readTail(tokens, at)?.end ?? at;
}

interface NamedSide {
  side: Side;
  end: number;
}

/** Which side a length behind which this stands is of. The name may also belong to the next: `240 cm gjerësi 90 cm`. */
function readTail(tokens: readonly Token[], at: number): NamedSide | null {
  const name = readSide(tokens, at, 'names');
  return name && !isFollowed(tokens, name.end) ? name : readSide(tokens, at, 'ends');
}

function isFollowed(tokens: readonly Token[], at: number): boolean {
  const place = skipPhrase(tokens, skipMark(tokens, at), atMost);
  return tokens[skipMark(tokens, place)]?.kind === 'number';
}

function readSide(tokens: readonly Token[], at: number, part: 'names' | 'ends' | 'noMore') {
  for (const side of sides) {
    const end = readPhrase(tokens, at, side[part]);
    if (end !== null) return { side, end };
  }
  return null;
}

/** @param named the side, and the end of its name where it stands behind the length; the length by default */
function limitOf(named: NamedSide | null, { cm, end }: { cm: number; end: number }): Limit {
  const { filter, needsLength }: Pick<Side, 'filter' | 'needsLength'> = named?.side ?? {
    filter: 'fitsLength',
  };
  const filters: StatedFilters = { [filter]: cm };
  const limit = { end: Math.max(end, named?.end ?? 0), filters };
  return needsLength ? { ...limit, needsLength } : limit;
}

/** A wall that is mentioned in a row of words is so long; by itself, it may be shorter. */
const leastCm = 150;
const leastAloneCm = 100;

/** A wall without a preposition: `divan muri 260`, `sofa 260 cm wall`, `mur 240`. `raft muri 120 cm` is a shelf. */
function readWall(tokens: readonly Token[], at: number): Limit | null {
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
  if (length.hasUnit && (isAlone || isLast)) return limitOf(null, { ...length, end });
  if (length.cm < (isAlone ? leastAloneCm : leastCm) || namesHanging(tokens)) return null;
  return afterWall !== null || isClosed(tokens, length.end, end)
    ? limitOf(null, { ...length, end })
    : null;
}

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
function readAbout(tokens: readonly Token[], at: number): Limit | null {
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
