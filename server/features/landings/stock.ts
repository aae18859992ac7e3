import type { Currency } from '@orendi/contract/money';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';

/** A business's listings of one category in one currency; packages have no category. */
export interface Stock {
  business_id: number;
  industry_id: number | null;
  category_id: number | null;
  /** Where the business is. */
  town_id: number | null;
  currency: Currency;
  count: number;
  lowest_price: number;
  newest: Date;
}

/** All listings by business and category, in one pass. Hidden listings and those of suspended businesses have no rows. */
export async function listStock(db: Db): Promise<Stock[]> {
  const { rows } = await sql<Stock>`${prepared}
    select s.*, b.town_id from (
      select business_id, industry_id, category_id, currency, count(*)::int as count,
        min(effective_price) as lowest_price, max(published_at) as newest
      from listing group by business_id, industry_id, category_id, currency
    ) s join business b on b.id = s.business_id`.execute(db);
  return rows;
}

export type Maker = Awaited<ReturnType<typeof listMakers>>[number];

export const listMakers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('business')
    .select(['id', 'business_name', 'logo', 'town_id'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
