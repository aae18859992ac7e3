import type { Currency } from '@orendi/contract/money';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Rates } from '../discovery/index.ts';

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

/** The subject of a page: a room, a category, a town, or a category in a town; nothing: all listings. */
export interface Subject {
  industryId?: number | undefined;
  categoryId?: number | undefined;
  townId?: number | undefined;
}

export interface Tally {
  count: number;
  /** Without the listings that search engines are kept from. */
  listed: number;
  newest: Date;
  lowest: { price: number; currency: Currency; inEuro: number };
  /** How many each business has. */
  makers: Map<number, number>;
}

/** A category belongs to one room, which the key leaves out. */
export function keyOf({ industryId, categoryId, townId }: Subject): string {
  const shelf = categoryId === undefined ? `room ${industryId ?? ''}` : `category ${categoryId}`;
  return `${shelf} town ${townId ?? ''}`;
}

/** Counts the listings of every page that has any. */
export function tallyStock(
  stock: readonly Stock[],
  rates: Rates,
  unlisted: readonly number[],
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { industry_id: industryId, category_id: categoryId, town_id, ...row } of stock) {
    const { business_id, count, currency, lowest_price: price, newest } = row;
    const shelves: Subject[] = industryId && categoryId ? [{}, { categoryId }] : [{}];
    const inTown = town_id === null ? [] : shelves.map((of) => ({ ...of, townId: town_id }));
    if (industryId !== null) shelves.push({ industryId });
    const lowest = { price, currency, inEuro: price * (rates[currency] ?? Infinity) };
    for (const key of [...shelves, ...inTown].map(keyOf)) {
      const tally = tallies.get(key) ?? { count: 0, listed: 0, newest, lowest, makers: new Map() };
      tally.count += count;
      if (!unlisted.includes(business_id)) tally.listed += count;
      if (newest > tally.newest) tally.newest = newest;
      if (lowest.inEuro < tally.lowest.inEuro) tally.lowest = lowest;
      tally.makers.set(business_id, (tally.makers.get(business_id) ?? 0) + count);
      tallies.set(key, tally);
    }
  }
  return tallies;
}
