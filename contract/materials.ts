import { foldName } from './fold-name.ts';
import type { Language } from './language.ts';
import words from './material-words.json' with { type: 'json' };

interface Material extends Record<Language, string> {
  /** How people write it, in folded words, `*` for any ending: `lekur*|leather`. */
  words: string;
  /** Others say more exactly what it is: wood, fabric. */
  isBroad?: boolean;
}

/** The materials of furniture that have a word in both languages, the longer names first. */
export const materials: readonly Material[] = Object.entries(words).map(([en, material]) =>
  Object.assign({ en }, material),
);

/**
 * A material in another language.
 * @returns the material as typed where the list does not have it
 */
export function materialIn(language: Language, typed: string): string {
  const name = foldName(typed);
  const known = materials.find(({ al, en }) => [al, en].some((each) => foldName(each) === name));
  return known?.[language] ?? typed;
}
