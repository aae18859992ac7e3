import type { Limit } from './limit.ts';
import { phrases, readPhrase, skipMark, skipPhrase } from './phrases.ts';
import { readLength, readLengths } from './read-length.ts';
import { namesBed, namesFlat, namesSeat, type Side, sides } from './size-phrases.ts';
import type { Token } from './tokens.ts';

/** Nearly so much. */
export const nearly = phrases(
  'rreth|përreth|afërsisht|afro|nja|diku te|diku rreth|about|around|circa|approx|approximately|roughly|~|≈',
);
const measures = phrases(
  'me masa|me masë|masa|me përmasa|përmasa|përmasat|me dimensione|dimensione|me gjatësi|prej|size|of size|measuring|of',
);

/**
 * The size that a thing is to have, more or less: `160x90`, `200 cm`, `rreth 2 m`, `me masa 240x90`; the height of a box
 * is left aside. Beds, pictures and their like are named by their size, and a seat by how high it is.
 */
export function readAbout(tokens: readonly Token[], at: number): Limit | null {
  if (namesBed(tokens)) return null;
  const start = skipMark(tokens, skipPhrase(tokens, skipPhrase(tokens, at, measures), nearly));
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
