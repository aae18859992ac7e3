import type { Analyser } from '@orendi/search/words/analyser';
import { phraseWords as wordsOfPhrase } from '@orendi/search/words/phrase-words';
import { Synonyms } from '@orendi/search/words/synonyms';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { isSmallWord } from './small-words.ts';
import { stemWord } from './stem-word.ts';
import { listSynonymGroups } from './synonym-queries.ts';

/** What the search is told of the two languages of the shop. */
export const shopLanguage: Analyser = { stem: stemWord, isSmall: isSmallWord };

/** The words by which a phrase is known: folded, without the small ones unless there are no others. */
export function phraseWords(text: string): string[] {
  return wordsOfPhrase(text, shopLanguage);
}

/** Phrases with the same key are the same to the search: `Divanet`, `divan`. Empty when nothing in it is a word. */
export function phraseKey(text: string): string {
  return phraseWords(text).map(stemWord).join(' ');
}

/** The synonyms as they are now, those of the shop and those of its operator. */
export async function loadSynonyms(db: Kysely<Database>): Promise<Synonyms> {
  const groups = await listSynonymGroups(db);
  const phrases = groups.map(({ words }) => words);
  return new Synonyms(phrases, shopLanguage);
}
