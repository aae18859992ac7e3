import type { Currency } from '@orendi/contract/money';
import type { Rates } from '../discovery/index.ts';
import type { Stock } from './stock.ts';

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
