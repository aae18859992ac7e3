import type { Currency } from '@orendi/contract/money';
import type { Excess } from '@orendi/contract/schemas/results';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { Measured } from './measure-queries.ts';

/** What a listing misses of some limits. */
export interface Miss {
  exceeds: Excess[];
  /** By how much in all, each as a part of its limit. */
  distance: number;
}

/** An amount in another currency; null where a rate is not known. */
export type Convert = (amount: number, from: Currency, to: Currency) => number | null;

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
    ...compareFloor(listing, limits),
    ...compare('fitsHeight', limits.fitsHeight, listing.height, 'cm'),
    ...compare('leadTimeTo', limits.leadTimeTo, listing.lead_time_weeks, 'weeks'),
  ];
  const exceeds: Excess[] = [];
  let distance = 0;
  for (const { filter, limit, value, unit } of compared) {
    if (value === null) return null;
    const over = filter === 'priceFrom' ? limit - value : value - limit;
    const by = Math.round(over * 100) / 100;
    if (by <= 0) continue;
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
  { fitsLength, fitsWidth }: SearchQuery,
): Compared[] {
  if (!fitsLength || !fitsWidth) {
    return [
      ...compare('fitsLength', fitsLength, long_side, 'cm'),
      ...compare('fitsWidth', fitsWidth, long_side, 'cm'),
    ];
  }
  const isLengthLarger = fitsLength >= fitsWidth;
  return [
    ...compare('fitsLength', fitsLength, isLengthLarger ? long_side : short_side, 'cm'),
    ...compare('fitsWidth', fitsWidth, isLengthLarger ? short_side : long_side, 'cm'),
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
