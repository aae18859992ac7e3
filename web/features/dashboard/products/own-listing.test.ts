import { expect, it } from 'vitest';
import { isPublic, listingOfPackage, listingOfProduct } from './own-listing.ts';

const row = {
  id: 12,
  product: 'Kolltuk Çamëria',
  description_en: 'Calm',
  description_al: 'I qetë',
  brand: null,
  model: null,
  industry: 'Living room',
  industry_al: 'Dhoma e ndenjjes',
  category: 'Armchairs',
  category_al: null,
  price: 189.5,
  currency: 'EUR' as const,
  saleValue: 21,
  saleType: 'fixed' as const,
  dimensions: '72.5x0x80',
  weight: null,
  color: null,
  material: null,
  material_al: null,
  quantity: null,
  warranty_months: null,
  made_to_measure: null,
  lead_time_weeks: null,
  delivery: null,
  assembly: null,
  take_back_days: null,
  images: [],
  images_focus: [],
  views: 3,
  sale_from: null,
  sale_to: null,
  state: 'published' as const,
};
const priced = { price: 200, currency: 'EUR' as const, sale: 0, sale_type: null };
const pack = {
  id: 7,
  business: {
    id: 1,
    business_name: 'Drini',
    logo: 'https://orendi.example/logo.webp',
    address: 'Shkodër',
    town: null,
    town_al: null,
    delivery_towns: [],
    delivery_countries: [],
    delivery_note: null,
    shows_phone: false,
    shows_whatsapp: false,
    shows_viber: false,
    closed_from: null,
    closed_to: null,
    is_verified: false,
    answers_within_hours: null,
  },
  package_name: 'Dhomë ndenjjeje',
  package_description_en: null,
  package_description_al: null,
  products: [
    {
      productId: 12,
      product_name: 'Kolltuk',
      quantity: 2,
      image: null,
      image_focus: null,
      category_id: 2,
      length: null,
      width: null,
      height: null,
      ...priced,
    },
    {
      productId: 13,
      product_name: 'Divan',
      quantity: 1,
      image: null,
      image_focus: null,
      category_id: 2,
      length: null,
      width: null,
      height: null,
      ...priced,
    },
  ],
  quantity: [2, 1],
  price: 500,
  currency: 'EUR' as const,
  sale: 0,
  sale_type: null,
  sale_from: null,
  sale_to: null,
  images: [],
  images_focus: [],
  version: 1,
  state: 'published' as const,
};

it('makes a row of a product, in the reader’s language', () => {
  expect(listingOfProduct(row, 'al')).toMatchObject({
    key: '12',
    folded: 'kolltuk cameria',
    description: 'I qetë',
    brand: '',
    industry: 'Dhoma e ndenjjes',
    category: 'Armchairs',
    sale: 21,
    sides: [72.5, 0, 80],
    weight: 0,
  });
  expect(listingOfProduct(row, 'en')).toMatchObject({
    description: 'Calm',
    industry: 'Living room',
  });
});

it('makes a row of a package, described by what it holds where nothing else is said', () => {
  expect(listingOfPackage(pack, 'en')).toMatchObject({
    key: 'pkg-7',
    description: '2 x Kolltuk, 1 x Divan',
    pieces: 3,
    sides: [],
  });
  const described = { ...pack, package_description_al: 'E plotë' };
  expect(listingOfPackage(described, 'en').description).toBe('E plotë');
});

it('names the pieces that keep a package from visitors, each once', () => {
  expect(isPublic(listingOfPackage(pack, 'en'))).toBe(true);
  const held = {
    ...pack,
    products: pack.products.map((piece) => ({ ...piece, hidden: true as const })),
    unpublished: [
      { id: 12, product_name: 'Kolltuk' },
      { id: 13, product_name: 'Divan' },
    ],
  };
  const listing = listingOfPackage(held, 'en');
  expect(isPublic(listing)).toBe(false);
  expect(listing.hiddenFor).toContain(': Kolltuk, Divan.');
  expect(isPublic(listingOfPackage({ ...pack, state: 'hidden' }, 'en'))).toBe(false);
});

it.each([
  [null, '2020-01-01', 'over'],
  ['2999-01-01', null, 'still to come'],
  [null, null, 'now'],
])('tells a sale from %s to %s, and the price while it is %s', (sale_from, sale_to, state) => {
  const { price, priceNow, sale, saleDays } = listingOfProduct(
    { ...row, sale_from, sale_to },
    'al',
  );
  expect({ sale, saleDays }).toEqual({ sale: 21, saleDays: { sale_from, sale_to } });
  expect(priceNow).toBe(state === 'now' ? price - 21 : price);
});
