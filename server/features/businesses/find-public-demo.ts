import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/tables.ts';
import { isPublicShop, type Settings } from '../../platform/settings.ts';

/** The demo where strangers visit, which no search engine should list. */
export interface PublicDemo {
  businessIds: number[];
  /** Nothing else is in the shop. */
  isAlone: boolean;
}

const none: PublicDemo = { businessIds: [], isAlone: false };

/** Empty where there is no demo, or the shop is not public. */
export async function findPublicDemo(db: Db, settings: Pick<Settings, 'publicUrl'>) {
  if (!isPublicShop(settings)) return none;
  const { rows } = await sql<PublicDemo>`
    select array_agg(business_id) as "businessIds", not exists (
      select from business where suspended_at is null and id not in (select business_id from demo_business)
    ) as "isAlone" from demo_business having count(*) > 0`.execute(db);
  return rows[0] ?? none;
}

/** @returns whether search engines should list the pages of a business, or with null all others */
export function rememberPublicDemo(db: Db, settings: Pick<Settings, 'publicUrl'>) {
  const kept = new LRUCache<'demo', PublicDemo>({
    max: 1,
    ttl: 30_000,
    allowStaleOnFetchRejection: true,
    fetchMethod: () => findPublicDemo(db, settings),
  });
  return async () => {
    const demo = (await kept.fetch('demo').catch(() => undefined)) ?? none;
    return (businessId: number | null) =>
      !demo.isAlone && (businessId === null || !demo.businessIds.includes(businessId));
  };
}
