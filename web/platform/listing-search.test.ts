import { moneyFormsOf } from '@orendi/contract/testing/money-forms';
import { expect, it } from 'vitest';
import { listingSearch } from './listing-search.ts';

const parse = (query: string) => listingSearch.parse(new URLSearchParams(query));

it('reads several values of a facet, each once', () => {
  expect(parse('brand=Drini&brand=Val%C3%AB&brand=Drini&color=%23112233')).toEqual({
    brand: ['Drini', 'Valë'],
    color: ['#112233'],
  });
});

it('reads no more values than the API takes', () => {
  const many = Array.from({ length: 30 }, (_, index) => `brand=B${index}`).join('&');
  expect(parse(many).brand).toHaveLength(20);
});

it.each([
  ['priceTo=600', { priceTo: 600 }],
  ['priceTo=599.5', { priceTo: 599.5 }],
  ['fitsLength=240,5', { fitsLength: 240.5 }],
  ['leadTimeTo=4', { leadTimeTo: 4 }],
  ['colorGroup=Brown&colorGroup=hello', { colorGroup: ['Brown'] }],
  ['colorGroup=hello', {}],
  ['leadTimeTo=4.5', {}],
  ['leadTimeTo=105', {}],
  ['priceTo=0', {}],
  ['priceTo=', {}],
  ['priceTo=-5', {}],
  ['priceTo=1.234', { priceTo: 1_234 }],
  ['priceTo=1.249,50', { priceTo: 1_249.5 }],
  ['priceTo=1,249.50', { priceTo: 1_249.5 }],
  ['priceTo=1.249.000', { priceTo: 1_249_000 }],
  ['priceTo=1.24.000', {}],
  ['priceTo=0.123', {}],
  ['fitsLength=2.4', { fitsLength: 2.4 }],
  ['fitsLength=2.4 m', { fitsLength: 240 }],
  ['fitsLength=2m40', { fitsLength: 240 }],
  ['fitsLength=wall', {}],
  ['priceTo=1e3', {}],
  ['fitsHeight=10001', {}],
  ['town=prishtine', { town: 'prishtine' }],
  ['near=Atlantis', {}],
  ['deliversTo=atlantis', {}],
  ['assembly=true&madeToMeasure=false', { assembly: true }],
  ['understand=true', {}],
  ['understand=false', { understand: false }],
  ['choose=limits', { choose: 'limits' }],
])('reads %s', (query, values) => {
  expect(parse(query)).toEqual(values);
});

it.each(moneyFormsOf('address'))('reads a price of $text', ({ text, amount }) => {
  expect(parse(String(new URLSearchParams({ priceTo: text })))).toEqual(
    amount === null ? {} : { priceTo: amount },
  );
});

it('turns limits of price that were given the wrong way round', () => {
  expect(parse('priceFrom=600&priceTo=400')).toEqual({ priceFrom: 400, priceTo: 600 });
  expect(parse('priceFrom=600&priceTo=0')).toEqual({ priceFrom: 600 });
  expect(parse('priceFrom=400&priceTo=400')).toEqual({ priceFrom: 400, priceTo: 400 });
});

it('writes each value of a facet, and reads them back', () => {
  const search = parse('material_al=Lis&brand=B&brand=A&priceTo=600&near=prishtine');
  expect(listingSearch.format(search)).toBe(
    'priceTo=600&near=prishtine&brand=B&brand=A&material_al=Lis',
  );
  expect(parse(listingSearch.format(search))).toEqual(search);
});
