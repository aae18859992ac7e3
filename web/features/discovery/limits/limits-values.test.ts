import { expect, it } from 'vitest';
import { moneyFormsOf } from '@orendi/contract/testing/money-forms';
import { readDecimal } from '../../forms/decimal/decimal-text.ts';
import { listingSearch } from '../../../platform/listing-search.ts';
import { type LimitsTyped, searchWithin, typedLimits, withoutLimits } from './limits-values.ts';

const empty = typedLimits({}, 'EUR', 'en');

/** The address that the fields lead to, and what is wrong with them. */
function submit(typed: Partial<LimitsTyped>, from = '') {
  const start = listingSearch.parse(new URLSearchParams(from));
  const { search, faults } = searchWithin(start, { ...typedLimits(start, 'EUR', 'en'), ...typed });
  return { address: listingSearch.format(search), faults };
}

it.each<[Partial<LimitsTyped>, string]>([
  [{}, ''],
  [{ priceFrom: '100', priceTo: '600.5' }, 'priceFrom=100&priceTo=600.5'],
  [{ priceFrom: '600', priceTo: '100' }, 'priceFrom=100&priceTo=600'],
  [{ priceFrom: '0', priceTo: '0.00' }, ''],
  [{ priceTo: '60000', priceCurrency: 'ALL' }, 'priceTo=60000&priceCurrency=ALL'],
  [{ priceCurrency: 'ALL' }, ''],
  [{ fitsLength: '2,4 m', fitsWidth: '95', fitsHeight: '0' }, 'fitsLength=240&fitsWidth=95'],
  [{ inStock: true, assembly: true, leadTimeTo: '4' }, 'inStock=true&leadTimeTo=4&assembly=true'],
  [{ madeToMeasure: true }, 'madeToMeasure=true'],
])('%o leads to %j', (typed, address) => {
  expect(submit(typed)).toEqual({ address, faults: [] });
});

it.each(moneyFormsOf('filter'))('a price of $text', ({ text, amount, currency = 'ALL' }) => {
  const { value: priceTo, currency: stated = 'ALL' as const } = readDecimal(text, true);
  const start = typedLimits({}, 'ALL', 'en');
  const { search, faults } = searchWithin({}, { ...start, priceTo, priceCurrency: stated });
  expect(faults).toEqual(amount === null ? ['priceTo'] : []);
  const priceCurrency = amount === null || currency === 'EUR' ? undefined : currency;
  expect(search).toMatchObject({ priceTo: amount ?? undefined, priceCurrency });
});

it('keeps what it has no fields for, but not the page nor what the list was turned to', () => {
  const from =
    'query=divan&brand=A&brand=B&sortByPrice=asc&page=3&choose=limits&withoutSize=true&fitsLength=240';
  expect(submit({ priceTo: '600' }, from).address).toBe(
    'query=divan&priceTo=600&fitsLength=240&brand=A&brand=B&sortByPrice=asc',
  );
});

it('says which fields are wrong', () => {
  expect(submit({ priceTo: '100000000', fitsLength: 'wall', fitsHeight: '101 m' }).faults).toEqual([
    'priceTo',
    'fitsLength',
    'fitsHeight',
  ]);
});

it('starts with what the address has', () => {
  const search = listingSearch.parse(
    new URLSearchParams('priceTo=1249.5&fitsLength=240&assembly=true&leadTimeTo=3'),
  );
  expect(typedLimits(search, 'ALL', 'en')).toEqual({
    ...empty,
    priceTo: '1249.5',
    priceCurrency: 'EUR',
    fitsLength: '240',
    assembly: true,
    leadTimeTo: '3',
  });
  expect(typedLimits({}, 'ALL', 'en').priceCurrency).toBe('ALL');
});

it('lets all of them go at once', () => {
  const search = listingSearch.parse(
    new URLSearchParams('query=divan&priceTo=600&priceCurrency=ALL&fitsHeight=90&assembly=true'),
  );
  expect(listingSearch.format(withoutLimits(search))).toBe('query=divan');
});
