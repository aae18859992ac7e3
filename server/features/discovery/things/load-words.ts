import { Synonyms } from '@orendi/search/words/synonyms';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { shopLanguage } from '../words/shop-language.ts';
import { listSynonymGroups } from '../synonym-groups.ts';
import { ThingWords } from './thing-words.ts';

/** Meanings of words in a shop. */
export interface ShopWords {
  /** The built-in ones and the operator's. */
  synonyms: Synonyms;
  things: ThingWords;
}

/** Reads the synonyms and categories of the moment. */
export async function loadWords(db: Kysely<Database>): Promise<ShopWords> {
  const groups = (await listSynonymGroups(db)).map(({ words }) => words);
  const categories = await db
    .selectFrom('category')
    .select(['id', 'category_name as en', 'category_name_al as al'])
    .orderBy('id')
    .execute();
  const synonyms = new Synonyms(groups, shopLanguage);
  return { synonyms, things: new ThingWords(categories, groups, synonyms) };
}
