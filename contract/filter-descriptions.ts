import type { FilterName } from './listing-filters.ts';

/** What the API's document says of filters that do not explain themselves. Pages do without. */
export const filterDescriptions: Partial<Record<FilterName, string>> = {
  inStock:
    'Only what can be had now: products of which at least one is in stock, and packages of which every product is, in ' +
    'the number that the package holds. What has no known quantity is left out.',
  priceFrom: 'The lowest price after the sale, in `priceCurrency`; 0 counts as not given.',
  priceTo: 'The highest price after the sale, in `priceCurrency`; 0 counts as not given.',
  priceCurrency:
    'The currency of `priceFrom` and `priceTo`, euro by default. Prices in others are brought over by the rates of the ' +
    'operator and rounded to cents.',
  fitsLength:
    'In centimeters. With `fitsWidth`: both floor sides of the piece must fit, either way round. Without: its longer ' +
    'one must. Pieces that lack a side are left out and counted in `withoutSize`.',
  fitsWidth: 'See `fitsLength`.',
  fitsHeight: 'In centimeters.',
  withoutSize: 'Lists those instead that match otherwise and lack a size that the limits need.',
  aboutLength:
    'In centimeters. With `aboutWidth`: the floor sides of the piece are about these, either way round. Without: its longer ' +
    'one is about this. About is 10 % more or less; what comes nearest is first, unless `sortByPrice` is given.',
  aboutWidth: 'See `aboutLength`.',
  madeToMeasure: 'Only what is made to measure.',
  leadTimeTo: 'Ready within so many weeks. What has no known lead time is left out.',
  assembly: 'Only what the seller assembles, included or paid.',
  town: 'Of businesses in this town.',
  deliversTo:
    'Of businesses that deliver to this town or its country, and of those in it; with `town`, those are added to its.',
  near: 'Orders by the distance of the business from this town, unless `sortByPrice` is given.',
  colorGroup: 'Colors that people call the same: a named color and hex values near it.',
};
