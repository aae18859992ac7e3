import type { Understood } from '@orendi/contract/schemas/results';
import { expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { listingSearch, type ListingSearch } from '../../../platform/listing-search.ts';
import { exceedsText } from './near-misses.tsx';
import { filterText, withoutOne } from './loosen-links.tsx';

const understood: Understood = {
  query: 'divan',
  taken: [
    { words: 'nën 60 euro', filters: { priceTo: 60, priceCurrency: 'EUR' } },
    { words: 'për murin 240', filters: { fitsLength: 240 } },
  ],
  literalTotal: 0,
};
const query = 'divan nën 60 euro për murin 240';
const left = (search: ListingSearch, filter: Parameters<typeof withoutOne>[2], words = true) =>
  decodeURIComponent(listingSearch.format(withoutOne(search, words ? understood : null, filter)));

it('lets a parameter go with those that belong to it', () => {
  const price: ListingSearch = { priceFrom: 5, priceTo: 60, priceCurrency: 'USD', brand: ['A'] };
  expect(left(price, 'priceFrom', false)).toBe('brand=A');
  expect(left({ ...price, brand: ['A', 'B'] }, 'brand', false)).toBe(
    'priceFrom=5&priceTo=60&priceCurrency=USD',
  );
  expect(left({ material: ['Oak'], material_al: ['Lis'] }, 'material', false)).toBe('');
  expect(left({ industryId: 1, categoryId: 2 }, 'industryId', false)).toBe('');
  expect(left({ industryId: 1, categoryId: 2 }, 'categoryId', false)).toBe('industryId=1');
});

it('takes the words out that mean a filter, and keeps the others', () => {
  expect(left({ query }, 'priceFrom')).toBe('query=divan+për+murin+240');
  expect(left({ query, inStock: true }, 'fitsLength')).toBe('query=divan+nën+60+euro&inStock=true');
  expect(left({ query, fitsWidth: 90 }, 'fitsLength')).toBe('query=divan+nën+60+euro');
});

it('keeps what the words mean where only the words are let go', () => {
  expect(left({ query, brand: ['A'] }, 'query')).toBe(
    'priceTo=60&priceCurrency=EUR&fitsLength=240&brand=A',
  );
});

it('names a filter by its values', () => {
  speak('en');
  const names = {
    colors: [{ facet: 'colorGroup' as const, value: 'Brown', en: 'Brown', al: 'Kafe' }],
    towns: [{ slug: 'prishtine', en: 'Pristina', al: 'Prishtinë', country: 'XK' }],
  };
  const search: ListingSearch = {
    query: 'sofa',
    priceTo: 60,
    fitsLength: 240,
    fitsHeight: 90,
    deliversTo: 'prishtine',
    colorGroup: ['Brown', 'Red'],
    brand: ['Drini'],
    filterBy: 'sale',
  };
  const textOf = (name: Parameters<typeof filterText>[0]) => filterText(name, search, names, 'en');
  expect(textOf('query')).toBe('“sofa”');
  expect(textOf('priceFrom')).toBe('Up to €60');
  expect(textOf('fitsLength')).toBe('Up to 240 cm long, Up to 90 cm high');
  expect(textOf('town')).toBe('In Pristina or delivered there');
  expect(textOf('colorGroup')).toBe('Brown, Red');
  expect(textOf('brand')).toBe('Drini');
  expect(textOf('filterBy')).toBe('Sale');
  expect(textOf('categoryId')).toBe('Category');
});

it.each([
  ['priceTo', 149, 'EUR', '€149 more', '€149 më shtrenjtë'],
  ['priceFrom', 12.5, 'EUR', '€12.50 less', '€12,50 më lirë'],
  ['fitsLength', 22, 'cm', '22 cm too long', '22 cm tepër në gjatësi'],
  ['fitsWidth', 0.5, 'cm', '0.5 cm too wide', '0,5 cm tepër në gjerësi'],
  ['fitsHeight', 1, 'cm', '1 cm too high', '1 cm tepër në lartësi'],
  ['aboutLength', 22, 'cm', '22 cm off in length', '22 cm ndryshim në gjatësi'],
  ['aboutWidth', 1.5, 'cm', '1.5 cm off in width', '1,5 cm ndryshim në gjerësi'],
  ['leadTimeTo', 1, 'weeks', '1 week later', '1 javë më vonë'],
  ['leadTimeTo', 3, 'weeks', '3 weeks later', '3 javë më vonë'],
] as const)('says by how much %s is missed', (filter, by, unit, en, al) => {
  speak('en');
  expect(exceedsText([{ filter, by, unit }])).toBe(en);
  speak('al');
  expect(exceedsText([{ filter, by, unit }])).toBe(al);
});
