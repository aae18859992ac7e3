import type { Limit } from './limit.ts';
import { nearly } from './limit-phrases.ts';
import { phrases, readPhrase, skipMark, skipPhrase } from './phrases.ts';
import { readLength, readLengths } from './read-length.ts';
import { namesBed, namesFlat, namesSeat, sides } from './size-phrases.ts';
import type { Token } from './tokens.ts';

const measures = phrases(
  'me masa|me masë|masa|me përmasa|përmasa|përmasat|me dimensione|dimensione|me gjatësi|prej|size|of size|measuring|of',
);
const long = sides[0]?.ends ?? new Map();

/**
 * The size that a thing is to have, more or less: `160x90`, `200 cm`, `rreth 2 m`, `me masa 240x90`; the height of a box
 * is left aside. Beds, pictures and their like are named by their size, and a seat by how high it is.
 */
export function readAbout(tokens: readonly Token[], at: number): Limit | null {
  if (namesBed(tokens)) return null;
  const behind = skipPhrase(tokens, skipPhrase(tokens, at, measures), nearly);
  const start = skipMark(tokens, behind);
  const box = readLengths(tokens, start);
  const length = readLength(tokens, start);
  const end = box?.end ?? (length?.hasUnit ? skipPhrase(tokens, length.end, long) : null);
  if (end === null || !isBesideThing(tokens, at, end)) return null;
  if (box ? namesFlat(tokens) : namesSeat(tokens) || isOfOtherSide(tokens, end)) return null;
  const [aboutLength, aboutWidth] = box?.sides ?? [length?.cm];
  return { end, filters: { aboutLength, ...(aboutWidth !== undefined && { aboutWidth }) } };
}

function isBesideThing(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens.toSpliced(at, end - at).some(({ kind }) => kind === 'word');
}

/** `90 cm e gjerë`. */
function isOfOtherSide(tokens: readonly Token[], at: number): boolean {
  return sides.some(
    ({ names, ends }) => readPhrase(tokens, at, names) ?? readPhrase(tokens, at, ends),
  );
}
