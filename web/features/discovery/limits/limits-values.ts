import type { Language } from '@orendi/contract/language';
import { price } from '@orendi/contract/limits';
import {
  type FilterName,
  type FlagName,
  flagNames,
  listingFilters,
  type NumberName,
  numberNames,
} from '@orendi/contract/listing-filters';
import type { Currency } from '@orendi/contract/money';
import { readCentimeters } from '../../../platform/centimeters.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { decimalOf, writtenDecimal } from '../../forms/decimal/decimal-text.ts';
import { filtersOf, leaveOut } from '../listing-filters.ts';

export const priceNames = ['priceFrom', 'priceTo'] as const;
export const sizeNames = ['fitsLength', 'fitsWidth', 'fitsHeight'] as const;
type WeekName = Exclude<NumberName, PriceName | SizeName | 'aboutLength' | 'aboutWidth'>;
/** Limits of time, which are chosen from a list. */
export const weekNames = numberNames.filter(
  (name): name is WeekName => listingFilters[name].unit === 'weeks',
);
export type PriceName = (typeof priceNames)[number];
export type SizeName = (typeof sizeNames)[number];

/** The filters that the form has fields for, and the one that goes with a change of theirs. */
export const limitNames: FilterName[] = [
  ...priceNames,
  'priceCurrency',
  ...sizeNames,
  ...flagNames,
  ...weekNames,
  'withoutSize',
];

type FlagsTyped = Record<FlagName, boolean>;
type WeeksTyped = Record<WeekName, string>;
/** The texts of the form's fields. Prices are as their fields read them, sizes as they were typed. */
export type LimitsTyped = ReturnType<typeof typedLimits>;

/** The fields as an address has them. */
export function typedLimits(search: ListingSearch, currency: Currency, language: Language) {
  const textOf = (name: PriceName | SizeName | WeekName) => String(search[name] ?? '');
  const sizeOf = (name: SizeName) => writtenDecimal(textOf(name), language);
  return {
    priceFrom: textOf('priceFrom'),
    priceTo: textOf('priceTo'),
    priceCurrency: search.priceCurrency ?? (hasPrice(search) ? 'EUR' : currency),
    fitsLength: sizeOf('fitsLength'),
    fitsWidth: sizeOf('fitsWidth'),
    fitsHeight: sizeOf('fitsHeight'),
    ...(Object.fromEntries(flagNames.map((name) => [name, search[name] ?? false])) as FlagsTyped),
    ...(Object.fromEntries(weekNames.map((name) => [name, textOf(name)])) as WeeksTyped),
  };
}

/** Returns the search within these limits, and the fields whose texts are no numbers. */
export function searchWithin(
  search: ListingSearch,
  typed: LimitsTyped,
): { search: ListingSearch; faults: (PriceName | SizeName)[] } {
  const amounts = priceNames.map((name) => decimalOf(typed[name]) || undefined);
  const sizes = sizeNames.map((name) => readCentimeters(typed[name]));
  const faults = [
    ...priceNames.filter(
      (name) => typed[name] !== '' && !((decimalOf(typed[name]) ?? NaN) <= price.max),
    ),
    ...sizeNames.filter((_, index) => sizes[index] === null),
  ];
  const [priceFrom, priceTo] = inOrder(amounts);
  const isPriced = priceFrom !== undefined || priceTo !== undefined;
  const limits: ListingSearch = {
    priceFrom,
    priceTo,
    priceCurrency: isPriced && typed.priceCurrency !== 'EUR' ? typed.priceCurrency : undefined,
    ...Object.fromEntries(sizeNames.map((name, index) => [name, sizes[index] || undefined])),
    ...Object.fromEntries(flagNames.map((name) => [name, typed[name] || undefined])),
    ...Object.fromEntries(weekNames.map((name) => [name, Number(typed[name]) || undefined])),
    withoutSize: undefined,
  };
  return { search: { ...filtersOf(search), ...limits }, faults };
}

export function withoutLimits(search: ListingSearch): ListingSearch {
  return leaveOut(search, [...limitNames, 'aboutLength', 'aboutWidth']);
}

function hasPrice({ priceFrom, priceTo }: ListingSearch): boolean {
  return priceFrom !== undefined || priceTo !== undefined;
}

/** Prices that were typed the wrong way round are turned. */
function inOrder([from, to]: (number | undefined)[]) {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}
