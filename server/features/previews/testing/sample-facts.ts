import type { BusinessFacts, ListingFacts } from '../drawing/preview-facts.ts';

/* Facts for tests. Keys only give the dimensions of pictures; the test decides what they look like. */

export const keyOf = (number: number, width = 1200, height = 900) =>
  `${number.toString(16).padStart(32, '0')}-${width}x${height}-a1b2c3`;

export const sofa: ListingFacts = {
  type: 'product',
  id: 12,
  name: 'Divan Drini, lëkurë natyrale',
  price: 1990,
  currency: 'EUR',
  sale: 25,
  saleType: 'percentage',
  pictures: [keyOf(1)],
  pieces: 1,
  seller: { name: 'Mobileria Drini', logo: keyOf(2, 512, 512) },
};

export const maker: BusinessFacts = {
  type: 'business',
  id: 3,
  name: 'Mobileria Drini',
  logo: keyOf(2, 512, 512),
  cover: keyOf(3, 1920, 700),
  pictures: [],
  description: { al: 'Mobilje nga Shkodra', en: 'Furniture from Shkodër' },
};
