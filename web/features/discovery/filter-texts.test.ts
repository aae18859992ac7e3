import { expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { limitsOf } from './filter-texts.ts';

const towns = [{ slug: 'prishtine', al: 'Prishtinë', en: 'Pristina', country: 'XK' }];

function textsOf(search: ListingSearch, language: 'al' | 'en' = 'en'): string[] {
  speak(language);
  return limitsOf(search, towns, language).map(({ text }) => text);
}

it.each([
  [{ priceTo: 600 }, 'Up to €600', 'Deri €600'],
  [{ priceFrom: 1_249.5 }, 'From €1,249.50', 'Nga €1.249,50'],
  [{ priceFrom: 400, priceTo: 600 }, '€400–€600', '€400–€600'],
  [{ priceTo: 60_000, priceCurrency: 'ALL' }, 'Up to 60,000 ALL', 'Deri 60.000 ALL'],
  [{ fitsLength: 240 }, 'Up to 240 cm long', 'Gjatësia deri 240 cm'],
  [{ fitsWidth: 95.5 }, 'Up to 95.5 cm long', 'Gjatësia deri 95,5 cm'],
  [{ fitsLength: 240, fitsWidth: 95 }, 'Up to 240 × 95 cm', 'Deri 240 × 95 cm'],
  [{ aboutLength: 160, aboutWidth: 90 }, 'About 160 × 90 cm', 'Rreth 160 × 90 cm'],
  [{ aboutLength: 222.5 }, 'About 222.5 cm', 'Rreth 222,5 cm'],
  [{ fitsHeight: 90 }, 'Up to 90 cm high', 'Lartësia deri 90 cm'],
  [{ madeToMeasure: true }, 'Made to measure', 'Sipas masës'],
  [{ leadTimeTo: 1 }, 'Ready in 1 week', 'Gati për 1 javë'],
  [{ leadTimeTo: 4 }, 'Ready in 4 weeks', 'Gati për 4 javë'],
  [{ assembly: true }, 'With assembly', 'Me montim'],
  [{ town: 'prishtine' }, 'In Pristina', 'Në Prishtinë'],
  [{ deliversTo: 'prishtine' }, 'In Pristina or delivered there', 'Në Prishtinë ose sillet atje'],
  [{ near: 'prishtine' }, 'Near Pristina', 'Pranë: Prishtinë'],
] as [ListingSearch, string, string][])('%j is said in both languages', (search, en, al) => {
  expect(textsOf(search, 'en')).toEqual([en]);
  expect(textsOf(search, 'al')).toEqual([al]);
});

it('says nothing of what has a control of its own, or limits nothing', () => {
  expect(
    textsOf({ query: 'divan', filterBy: 'sale', inStock: true, brand: ['A'], sortByPrice: 'asc' }),
  ).toEqual([]);
  expect(textsOf({ priceCurrency: 'USD' })).toEqual([]);
});
