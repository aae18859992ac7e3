import { createSynonyms } from '@orendi/search/words/synonyms';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { type Rates, selectRates } from '../exchange-rates.ts';
import { shopLanguage } from '../words/shop-language.ts';
import { ThingWords } from './thing-words.ts';

export interface SynonymGroup {
  id: number;
  /** Words and short phrases with the same meaning, in both languages. */
  words: string[];
}

export interface WordsState {
  rates: Rates;
  /** Another text whenever a group or a category has come or gone, or a category is called otherwise. */
  wordsVersion: string;
}

/** Columns of `WordsState`: everything besides the listings that searches have to follow. */
export const selectWords = sql`${selectRates}, (
  select concat_ws(':', (select count(*) from synonym_group), (select max(id) from synonym_group), md5(
    (select string_agg(concat_ws(':', id, category_name, category_name_al), ':' order by id) from category)
  ))
) as "wordsVersion"`;

export function listSynonymGroups(db: Db): Promise<SynonymGroup[]> {
  return db.selectFrom('synonym_group').select(['id', 'words']).orderBy('id').execute();
}

export type ShopWords = Awaited<ReturnType<typeof loadWords>>;

/** Reads the meanings of words in a shop: the synonyms, built-in ones and the operator's, and the categories. */
export async function loadWords(db: Db) {
  const groups = (await listSynonymGroups(db)).map(({ words }) => words);
  const categories = await db
    .selectFrom('category')
    .select(['id', 'category_name as en', 'category_name_al as al'])
    .orderBy('id')
    .execute();
  const synonyms = createSynonyms(groups, shopLanguage);
  return { synonyms, things: new ThingWords(categories, groups, synonyms) };
}
