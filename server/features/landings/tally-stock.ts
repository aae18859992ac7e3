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
  for (const row of stock) {
    const shelves: Subject[] =
      row.category_id === null || row.industry_id === null
        ? [{}]
        : [{}, { categoryId: row.category_id }];
    const subjects =
      row.town_id === null ? [] : shelves.map((s) => ({ ...s, townId: row.town_id ?? undefined }));
    if (row.industry_id !== null) shelves.push({ industryId: row.industry_id });
    const isListed = !unlisted.includes(row.business_id);
    for (const subject of [...shelves, ...subjects])
      add(tallies, keyOf(subject), row, rates, isListed);
  }
  return tallies;
}

function add(
  tallies: Map<string, Tally>,
  key: string,
  { business_id, count, currency, lowest_price: price, newest }: Stock,
  rates: Rates,
  isListed: boolean,
): void {
  const lowest = { price, currency, inEuro: price * (rates[currency] ?? Infinity) };
  const tally = tallies.get(key) ?? { count: 0, listed: 0, newest, lowest, makers: new Map() };
  tally.count += count;
  if (isListed) tally.listed += count;
  if (newest > tally.newest) tally.newest = newest;
  if (lowest.inEuro < tally.lowest.inEuro) tally.lowest = lowest;
  tally.makers.set(business_id, (tally.makers.get(business_id) ?? 0) + count);
  tallies.set(key, tally);
}
