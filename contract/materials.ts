import { foldName } from './fold-name.ts';
import type { Language } from './language.ts';
import materials from './material-words.json' with { type: 'json' };

/**
 * A material in another language, by the list of base words.
 * @returns the material as typed where the list does not have it
 */
export function materialIn(language: Language, typed: string): string {
  const name = foldName(typed);
  const known = materials.find(({ al, en }) => [al, en].some((each) => foldName(each) === name));
  return known?.[language] ?? typed;
}
