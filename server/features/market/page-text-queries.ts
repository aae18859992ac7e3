import type { PageName } from '@orendi/contract/page-names';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../../platform/db/tables.ts';

export type PresentText = Selectable<Database['page_text']>;

/** The last version of each page that has been edited. */
export function listPresentTexts(db: Db): Promise<PresentText[]> {
  return db
    .selectFrom('page_text')
    .selectAll()
    .distinctOn('page')
    .orderBy('page')
    .orderBy('version', 'desc')
    .execute();
}

/** All versions of a page, the latest first. */
export function listVersions(db: Db, page: PageName): Promise<PresentText[]> {
  return db
    .selectFrom('page_text')
    .selectAll()
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .execute();
}
