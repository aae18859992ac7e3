import type { Currency } from '@orendi/contract/money';
import { aboutShare } from '@orendi/contract/limits';
import { listingFilters } from '@orendi/contract/listing-filters';
import type { Excess } from '@orendi/contract/schemas/results';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { boundedFields, listingColumns } from '../listing-fields.ts';

/** The measures that limits are compared with. Sizes in centimeters; null for what is not known. */
interface Measured extends Record<(typeof boundedFields)[number]['name'], number | null> {
  id: number;
  /** After the sale. */
  price: number;
  currency: Currency;
  long_side: number | null;
  short_side: number | null;
}

const bounded = sql.raw(
  boundedFields.map(({ name }) => `${listingColumns[name]} as "${name}"`).join(', '),
);

/** The measures of these listings by id; listings deleted meanwhile are missing. */
export async function listMeasures(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Measured>`${prepared}
    select id, effective_price::float8 as price, currency, long_side::float8, short_side::float8,
      ${bounded}
    from listing where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The limits that a listing misses. */
export interface Miss {
  exceeds: Excess[];
  /** The sum of all excesses, each as a part of its limit. */
  distance: number;
}

/** An amount in another currency; null where a rate is not known. */
type Convert = (amount: number, from: Currency, to: Currency) => number | null;

interface Compared {
  filter: Excess['filter'];
  limit: number;
  value: number | null;
  unit: string;
}

/** Which limits a listing does not keep, and by how much. Null where it keeps all, or one cannot be compared. */
export function measureMiss(listing: Measured, limits: SearchQuery, convert: Convert): Miss | null {
  const compared = [
    ...comparePrice(listing, limits, convert),
    ...compareFloor(listing, limits, 'fitsLength', 'fitsWidth'),
    ...compareFloor(listing, limits, 'aboutLength', 'aboutWidth'),
    ...boundedFields.flatMap(({ name, upTo }) =>
      compare(upTo, limits[upTo], listing[name], listingFilters[upTo].unit),
    ),
  ];
  const exceeds: Excess[] = [];
  let distance = 0;
  for (const { filter, limit, value, unit } of compared) {
    if (value === null) return null;
    const isAbout = filter === 'aboutLength' || filter === 'aboutWidth';
    const over = filter === 'priceFrom' ? limit - value : value - limit;
    const by = Math.round((isAbout ? Math.abs(over) : over) * 100) / 100;
    if (by <= (isAbout ? limit * aboutShare : 0)) continue;
    exceeds.push({ filter, by, unit });
    distance += by / limit;
  }
  return exceeds.length > 0 ? { exceeds, distance } : null;
}

function comparePrice(
  { price, currency }: Measured,
  { priceFrom, priceTo, priceCurrency = 'EUR' }: SearchQuery,
  convert: Convert,
): Compared[] {
  const value = currency === priceCurrency ? price : convert(price, currency, priceCurrency);
  return [
    ...compare('priceFrom', priceFrom, value, priceCurrency),
    ...compare('priceTo', priceTo, value, priceCurrency),
  ];
}

/** The longer side is held against the larger limit, as the search does it. */
function compareFloor(
  { long_side, short_side }: Measured,
  limits: SearchQuery,
  ...[ofLength, ofWidth]: ['fitsLength', 'fitsWidth'] | ['aboutLength', 'aboutWidth']
): Compared[] {
  const { [ofLength]: length, [ofWidth]: width } = limits;
  const areBoth = Boolean(length && width);
  const isLengthLarger = !areBoth || Number(length) >= Number(width);
  return [
    ...compare(ofLength, length, isLengthLarger ? long_side : short_side, 'cm'),
    ...compare(ofWidth, width, areBoth && isLengthLarger ? short_side : long_side, 'cm'),
  ];
}

/** A limit of 0 counts as not given. */
function compare(
  filter: Excess['filter'],
  limit: number | undefined,
  value: number | null,
  unit: string,
): Compared[] {
  return limit ? [{ filter, limit, value, unit }] : [];
}
