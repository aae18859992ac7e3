import {
  behindNumber,
  either,
  inTurn,
  mark,
  maybe,
  type Meaning,
  no,
  type Reader,
  rule,
  token,
  where,
} from './patterns.ts';
import { begins, countsSomething, meaningOf, said } from './phrases.ts';
import { type Length, readLength, readLengths, readMoney } from './read-number.ts';
import type { Token } from './tokens.ts';

interface Side {
  filter: 'fitsLength' | 'fitsWidth' | 'fitsHeight';
  needsLength?: true;
}
const sides = {
  length: { filter: 'fitsLength' },
  width: { filter: 'fitsWidth' },
  height: { filter: 'fitsHeight' },
  depth: { filter: 'fitsWidth', needsLength: true },
} as const satisfies Record<string, Side>;

const sideSaid = (part: 'Names' | 'Ends' | 'NoMore') =>
  meaningOf<Side>([
    [`length${part}`, sides.length],
    [`width${part}`, sides.width],
    [`height${part}`, sides.height],
    [`depth${part}`, sides.depth],
  ]);
/** `gjerësi`, and behind a length `e gjerë`. */
const [sideName, sideEnd] = [sideSaid('Names'), sideSaid('Ends')];

const { atLeast, atMost, from, to, orMore, wall, walls, wallOrNiche, fits } = said;
/** `max lartësi`, `no wider than`. */
const sideBefore = either(sideSaid('NoMore'), inTurn(maybe(atMost), mark, sideName));
/** The name of a side behind a length may also belong to the next: `240 cm gjerësi 90 cm`. */
const nameBehind = behindNumber(sideName, inTurn(mark, maybe(atMost), mark));
const sideBehind = either(nameBehind, sideEnd);
const side = maybe(sideBehind);

/** Between a side or a place and its length: `me gjatësi`, `is`. */
const of = inTurn(mark, maybe(said.ofLength));
const toLength = inTurn(of, maybe(atMost), mark);
const orLess = behindNumber(said.orLess);
const less = maybe(orLess);
const behind = maybe(wall);
const least = either(atLeast, from);
/** `under 160x200` is beneath something. */
const underneath = token(({ text }) => /^(?:nen|under|below|poshte)$/.test(text));
const about = inTurn(maybe(said.ofSize), maybe(said.nearly), mark);

const measured = where(readLength, ({ hasUnit }) => hasUnit);
const clear = where(readLength, ({ hasUnit, isInMeters, end }, tokens) => {
  return hasUnit || (isInMeters && !countsSomething(tokens, end));
});
const notMoney = where(readLength, ({ hasUnit, at, end }, tokens) => {
  return hasUnit || !(countsSomething(tokens, end) || readMoney(tokens, at)?.currency);
});
/** `120 cm long`, not `90 cm e gjerë`. */
const long = inTurn(maybe(said.lengthEnds), no(either(sideName, sideEnd)));
/** The first number of `200-240 cm`, to which the second is glued. */
const bare = token(({ kind, isGlued }) => kind === 'number' && !isGlued);

/**
 * Limits of the size, in centimeters. A size without a word that makes it one is about that of the piece; a least one, for
 * which there is no filter, stays words.
 */
export const sizeRules = [
  // `gjerësi 160` of a bed
  rule({ side: sideName, of, length: readLength, open: no(either(to, orLess)) }, lyingOn),
  // `lartësi max 200`, `max lartësi 200`, `width of 90 cm`, `no wider than 90`
  rule({ side: sideBefore, toLength, length: readLength, open: no(to), less }, limitOf),
  // `deri 90 cm e gjerë`, `under 90 wide`
  rule({ atMost, mark, length: readLength, side: sideBehind }, limitOf),
  // `max 240 cm`
  rule({ atMost, mark, length: clear }, limitOf),
  // `për murin 240`, `for a wall of 2.4 m`
  rule({ wallOrNiche, toLength, length: readLength, side }, limitOf),
  // `fits 90 cm`
  rule({ fits, toLength, length: measured, behind, side }, limitOf),
  // `mur 240`
  rule({ wall, of, mark, length: notMoney }, wallOf),
  // `sofa 260 cm wall`
  rule({ length: notMoney, wall }, wallOf),
  // `240 cm maksimum`
  rule({ length: measured, orLess, side }, limitOf),
  // `krevat 160 cm`
  rule({ length: measured, unnamed: no(sideName) }, (found, tokens) => {
    const isInBox = tokens.some((_, place) => readLengths(tokens, place) !== null);
    return isInBox ? null : lyingOn(found, tokens);
  }),
  // `90 cm gjerësi`
  rule({ length: measured, side: nameBehind }, (found, tokens) => {
    return lyingOn(found, tokens) ?? limitOf(found);
  }),
  // `60 cm gjerësi max`
  rule({ length: measured, side: nameBehind, orLess }, limitOf),
  // `max 240x90 cm`, `for a niche of 90 x 60 x 200`: along the wall, into the room, and up
  rule(
    { not: no(underneath), before: either(wallOrNiche, fits, atMost), toLength, box: readLengths },
    ({ box }, tokens) => {
      const [fitsLength, fitsWidth, fitsHeight] = box.sides;
      const isFlat = fitsHeight === undefined;
      if (namesBed(tokens)) return null;
      return { filters: { fitsLength, fitsWidth, ...(!isFlat && { fitsHeight }) } };
    },
  ),
  // `seat height 45 cm`
  rule({ part: said.partMeasure, toLength, length: readLength }, stay),
  // `200-240 cm`
  rule(
    { least: maybe(least), mark, first: either(readLength, bare), to, length: measured, side },
    stay,
  ),
  // `min 200 cm`
  rule({ least, mark, length: measured, orMore: maybe(orMore), side }, stay),
  // `200 cm e lart`
  rule({ length: measured, orMore, side }, stay),
  // `160x90`, `me masa 240x90`; the height is left aside
  rule({ about, box: readLengths }, ({ box, end }, tokens, at) => {
    const [aboutLength, aboutWidth] = box.sides;
    return isAbout(begins.flat, tokens, at, end) ? { filters: { aboutLength, aboutWidth } } : null;
  }),
  // `200 cm`, `rreth 2 m`
  rule({ about, single: no(readLengths), length: measured, long }, (found, tokens, at) => {
    const filters = { aboutLength: found.length.cm };
    return isAbout(begins.seat, tokens, at, found.end) ? { filters } : null;
  }),
];

interface Found {
  length: Length;
  side?: { value?: Side };
}

/** The length by default. */
function limitOf({ length: { cm }, side }: Found): Meaning {
  const { filter, needsLength }: Side = side?.value ?? sides.length;
  return { filters: { [filter]: cm }, ...(needsLength && { needsLength }) };
}

/** There is no such filter. */
function stay(): Meaning {
  return { filters: null };
}

/** Beds of babies are so wide; what is less is measured outside, as a bedside table is. */
const leastLyingCm = 60;

/** How wide or long a bed is to lie on is a part of its name, as in `160x200`. */
function lyingOn({ length: { cm, at }, side }: Found, tokens: readonly Token[]): Meaning | null {
  const isLying = side?.value !== sides.height && cm >= leastLyingCm && namesBed(tokens);
  return isLying ? { filters: null, number: at } : null;
}

/** A wall that is mentioned in a row of words is so long; by itself, it may be shorter. */
const leastCm = 150;
const leastAloneCm = 100;
/** In English a noun behind `wall` is what hangs there; other words begin something else. */
const newWords = either(atMost, said.behindWall);
const isEdge = (tokens: readonly Token[], at: number) => (tokens[at]?.text ?? ',') === ',';

/** A wall without a preposition. `raft muri 120 cm` is a shelf. */
function wallOf(found: Found & { end: number }, tokens: readonly Token[], at: number) {
  const { length, end } = found;
  const isBehind = length.end < end;
  const isLast = isEdge(tokens, end);
  const isAlone = isLast && isEdge(tokens, at - 1);
  if (length.hasUnit && (isBehind ? isLast : isAlone)) return limitOf(found);
  if (length.cm < (isAlone ? leastAloneCm : leastCm) || names(begins.hanging, tokens)) return null;
  const isClosed = isLast || walls(tokens, length.end) || newWords(tokens, end);
  return isBehind && !isClosed ? null : limitOf(found);
}

const names = (thing: Reader, tokens: readonly Token[]) =>
  tokens.some((_, at) => thing(tokens, at));

/** Something that its lying area names, which is not its outer size: `krevat 160x200`, not `divan krevat`. */
const namesBed = (tokens: readonly Token[]) =>
  names(begins.bed, tokens) && !names(begins.sofa, tokens);

/** A thing for a size to be about, of which such a size says something else. */
function isAbout(other: Reader, tokens: readonly Token[], at: number, end: number): boolean {
  const isThing = ({ kind }: Token, i: number) => kind === 'word' && (i < at || i >= end);
  return tokens.some(isThing) && !namesBed(tokens) && !names(other, tokens);
}
