import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** The picture keys of the banners: the operator's, or else the default; null if there is neither. */
export async function findBanners(db: Kysely<Database>) {
  const banners = await db
    .selectFrom('announcement')
    .select((eb) => [
      eb.fn.coalesce('main_banner', 'default_banner').as('main_banner'),
      'secondary_banner',
    ])
    .executeTakeFirst();
  return banners ?? { main_banner: null, secondary_banner: null };
}

/** The picture keys of the banners that the operator has set, and of the default main banner. */
export function findSetBanners(db: Kysely<Database>) {
  return db
    .selectFrom('announcement')
    .select(['main_banner as main', 'secondary_banner as secondary', 'default_banner as standIn'])
    .executeTakeFirstOrThrow();
}
