import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';

export interface SynonymGroup {
  id: number;
  /** Words and short phrases with the same meaning, in both languages. */
  words: string[];
}

/** Another text whenever a group or a category has come or gone, or a category is called otherwise. */
export const wordsVersion = sql<string>`(
  select concat_ws(':', (select count(*) from synonym_group), (select max(id) from synonym_group), md5(
    (select string_agg(concat_ws(':', id, category_name, category_name_al), ':' order by id) from category)
  ))
)`;

export function listSynonymGroups(db: Kysely<Database>): Promise<SynonymGroup[]> {
  return db.selectFrom('synonym_group').select(['id', 'words']).orderBy('id').execute();
}
