import { describe, expect, it } from 'vitest';
import { searchListings, sortListings } from './find-listings.ts';
import type { ListingSort } from '../dashboard-search.ts';
import { sampleListing } from './testing/sample-listing.ts';

const named = (...names: string[]) =>
  names.map((name, index) => sampleListing({ id: index + 1, name }));
const names = (listings: readonly { name: string }[]) => listings.map(({ name }) => name);

describe('the search', () => {
  const listings = named('Çekmexhe', 'Ëndrra e madhe', 'Divan Çamëria', 'ÇELËS', 'Endacak');

  it.each([
    ['', ['Çekmexhe', 'Ëndrra e madhe', 'Divan Çamëria', 'ÇELËS', 'Endacak']],
    ['  ', ['Çekmexhe', 'Ëndrra e madhe', 'Divan Çamëria', 'ÇELËS', 'Endacak']],
    ['çe', ['Çekmexhe', 'ÇELËS']],
    ['CE', ['Çekmexhe', 'ÇELËS']],
    ['end', ['Ëndrra e madhe', 'Endacak']],
    ['ËNDRRA E', ['Ëndrra e madhe']],
    ['çamëria', []],
    ['madhe', []],
  ])('finds by “%s” the names that begin so', (text, found) => {
    expect(names(searchListings(listings, text))).toEqual(found);
  });
});

describe('the order', () => {
  const sorted = (
    listings: ReturnType<typeof named>,
    by: ListingSort,
    direction: 'asc' | 'desc' = 'asc',
  ) => sortListings(listings, { by, direction }).map(({ id }) => id);

  it('has names as people look them up: whatever the accents, and 2 before 10', () => {
    const listings = named('Divan 10', 'ëndrra', 'Divan 2', 'Çelës', 'Dritare', 'celik', 'Eshtër');
    expect(names(sortListings(listings, { by: 'product', direction: 'asc' }))).toEqual([
      'Çelës',
      'celik',
      'Divan 2',
      'Divan 10',
      'Dritare',
      'ëndrra',
      'Eshtër',
    ]);
  });

  it('puts what has no value at the end in both directions, and leaves equals as they are', () => {
    const listings = [
      sampleListing({ id: 1 }),
      sampleListing({ id: 2, brand: 'Valë', weight: 5 }),
      sampleListing({ id: 3, brand: 'Drini', weight: 70 }),
      sampleListing({ id: 4, brand: 'Drini' }),
    ];
    expect(sorted(listings, 'brand')).toEqual([3, 4, 2, 1]);
    expect(sorted(listings, 'brand', 'desc')).toEqual([2, 3, 4, 1]);
    expect(sorted(listings, 'weight')).toEqual([2, 3, 1, 4]);
    expect(sorted(listings, 'weight', 'desc')).toEqual([3, 2, 1, 4]);
  });

  it('compares prices as numbers, and by currency the amounts of each among themselves', () => {
    const listings = [
      sampleListing({ id: 1, price: 249.5 }),
      sampleListing({ id: 2, price: 12_000, currency: 'ALL' }),
      sampleListing({ id: 3, price: 1990 }),
      sampleListing({ id: 4, price: 9500, currency: 'ALL' }),
    ];
    expect(sorted(listings, 'price')).toEqual([1, 3, 4, 2]);
    expect(sorted(listings, 'currency')).toEqual([4, 2, 1, 3]);
  });

  it('compares sales by the share of the price that they take off', () => {
    const listings = [
      sampleListing({ id: 1, price: 100, sale: 15, saleType: 'percentage' }),
      sampleListing({ id: 2, price: 100, sale: 40, saleType: 'fixed' }),
      sampleListing({ id: 3, price: 1000, sale: 100, saleType: 'fixed' }),
      sampleListing({ id: 4 }),
    ];
    expect(sorted(listings, 'sale')).toEqual([3, 1, 2, 4]);
    expect(sorted(listings, 'sale', 'desc')).toEqual([2, 1, 3, 4]);
  });

  it('compares sizes by volume', () => {
    const listings = [
      sampleListing({ id: 1, sides: [200, 100, 90] }),
      sampleListing({ id: 2, sides: [90, 90, 90] }),
      sampleListing({ id: 3, sides: [0, 0, 0] }),
      sampleListing({ id: 4, sides: [300, 200, 0] }),
    ];
    expect(sorted(listings, 'dimensions')).toEqual([4, 2, 1, 3]);
  });
});
