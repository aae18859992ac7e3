import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';

export interface SynonymGroup {
  id: number;
  /** Words and short phrases with the same meaning, in both languages. */
  words: string[];
}

export function listSynonymGroups(db: Kysely<Database>): Promise<SynonymGroup[]> {
  return db.selectFrom('synonym_group').select(['id', 'words']).orderBy('id').execute();
}
