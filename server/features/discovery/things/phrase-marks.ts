import { markOf } from './name-marks.ts';
import { keyOf, type Phrase } from './phrases.ts';

/* The marks of names that phrases ask for. */

export const firstOf = ({ stems }: Phrase) => stems[0] ?? '';
export const lastOf = ({ stems }: Phrase) => stems.at(-1) ?? '';

export function marksBeside(
  others: readonly Phrase[],
  things: readonly Phrase[],
  wordOf: (phrase: Phrase) => string,
): number[] {
  const own = new Set(things.map(wordOf));
  return marksOf(others.map(wordOf).filter((word) => !own.has(word)));
}

const withLength = (phrases: readonly Phrase[], count: number) =>
  phrases.filter(({ stems }) => stems.length === count);
export const wordsOf = (phrases: readonly Phrase[]) => marksOf(withLength(phrases, 1).map(firstOf));
export const pairsOf = (phrases: readonly Phrase[]) =>
  marksOf(withLength(phrases, 2).map(({ stems }) => keyOf(stems)));
/* Two words say all; to ask for one of them as well spares the engine most looks at both. */
export const firstsOf = (phrases: readonly Phrase[]) =>
  marksOf(withLength(phrases, 2).map(firstOf));
export const lastsOf = (phrases: readonly Phrase[]) => marksOf(withLength(phrases, 2).map(lastOf));

/** Each once, in order: equal conditions are to look equal. */
export function marksOf(keys: readonly string[]): number[] {
  return [...new Set(keys.map(markOf))].sort((a, b) => a - b);
}
