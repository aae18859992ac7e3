import type { Analyser } from '@orendi/search/words/analyser';
import { phraseWords as wordsOfPhrase } from '@orendi/search/words/phrase-words';
import { Synonyms } from '@orendi/search/words/synonyms';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { isSmallWord } from './small-words.ts';
import { stemWord } from './stem-word.ts';
import { listSynonymGroups } from './synonym-queries.ts';

/** The rules of Albanian and English that the search uses. */
export const shopLanguage: Analyser = { stem: stemWord, isSmall: isSmallWord };

/** The words that identify a phrase: folded, without small words unless there are no others. */
export function phraseWords(text: string): string[] {
  return wordsOfPhrase(text, shopLanguage);
}

/** Phrases with the same key are the same to the search: `Divanet`, `divan`. Empty when the text contains no word. */
export function phraseKey(text: string): string {
  return phraseWords(text).map(stemWord).join(' ');
}

/** The current synonyms: the built-in ones and the operator's. */
export async function loadSynonyms(db: Kysely<Database>): Promise<Synonyms> {
  const groups = await listSynonymGroups(db);
  const phrases = groups.map(({ words }) => words);
  return new Synonyms(phrases, shopLanguage);
}
