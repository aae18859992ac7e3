import { plainMarket } from '@orendi/contract/testing/plain-market';
import { inBoth } from '@orendi/contract/product-fields';
import { noDetails } from '@orendi/contract/testing/no-details';
import type { Business } from '@orendi/contract/schemas/business';
import type { Card } from '@orendi/contract/schemas/card';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { Listing } from '../../catalogue/listing.ts';
import type { Site } from '../write-head.ts';

/* One sample of each type, with quotes, angle brackets and non-ASCII letters that must survive. */

export const site: Site = {
  publicUrl: 'https://shop.example',
  language: 'en',
  market: { ...plainMarket, email: 'shop@orendi.example' },
};

const seller = {
  id: 3,
  business_name: 'Mobileria "Drini" & Bijtë',
  logo: 'https://shop.example/media/logo.webp',
  address: 'Rruga e Kavajës 10, Tiranë',
  town: null,
  town_al: null,
  delivery_towns: [],
  delivery_countries: [],
  delivery_note: null,
  closed_from: null,
  closed_to: null,
  is_verified: false,
  answers_within_hours: null,
  shows_phone: false,
  shows_whatsapp: false,
  shows_viber: false,
};

const priced = { price: 90_000, currency: 'ALL' as const, sale: 0, sale_type: null };

export const sofa: Extract<Listing, { type: 'product' }> = {
  type: 'product',
  id: 12,
  business: seller,
  product_name: 'Divan </script><b>Çamëria</b>',
  description_en: 'A calm sofa.',
  description_al: 'Një divan i qetë.',
  price: 1990,
  currency: 'EUR',
  sale: 25,
  sale_type: 'percentage',
  industry_id: 1,
  category_id: 5,
  industry: 'Living room',
  industry_al: 'Dhoma e ndenjjes',
  category: 'Sofas',
  category_al: 'Divane',
  ...noDetails(),
  brand: 'Drini',
  length: 92,
  width: 212,
  height: 0,
  weight: 68,
  ...inBoth('material', 'Leather', 'Lëkurë'),
  color: '#9a5a2c',
  images: ['https://shop.example/media/a.webp', 'https://shop.example/media/b.webp'],
  images_focus: [],
  created_at: '2026-01-02T03:04:05Z',
  version: 1,
};

export const livingRoom: Extract<Listing, { type: 'package' }> = {
  type: 'package',
  id: 40,
  business: seller,
  package_name: 'Dhomë ndenjjeje',
  package_description_en: null,
  package_description_al: null,
  products: [
    {
      productId: 12,
      product_name: 'Divan Drini',
      quantity: 1,
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
      product_name: 'Kolltuk Valë',
      quantity: 2,
      image: null,
      image_focus: null,
      category_id: 2,
      length: null,
      width: null,
      height: null,
      ...priced,
    },
  ],
  quantity: [1, 2],
  price: 150_000,
  currency: 'ALL',
  sale: 0,
  sale_type: null,
  images: [],
  images_focus: [],
  version: 1,
};

export const business: Business = {
  ...seller,
  description_en: 'Furniture from Shkodër',
  description_al: 'Mobilje nga Shkodra',
  email: 'drini@example.com',
  phone_no: '+355691234567',
  address: 'Rruga e Kavajës 10, Tiranë',
  industry_ids: [1],
  cover_photo: null,
  website: 'https://drini.example',
  linkedin: null,
  facebook: null,
  instagram: 'https://instagram.com/drini',
  twitter: null,
  town: null,
  town_al: null,
  town_slug: null,
  town_country: null,
  latitude: null,
  longitude: null,
  opening_hours: null,
  delivery_towns: [],
  delivery_countries: [],
  delivery_note: null,
  closed_from: null,
  closed_to: null,
  is_verified: false,
  answers_within_hours: null,
};

export const industries: Industry[] = [
  {
    id: 1,
    industry_name: 'Living room',
    industry_name_al: 'Dhoma e ndenjjes',
    categories: [
      {
        id: 5,
        category_name: 'Sofas',
        category_name_al: 'Divane',
        category_icon: 'https://x.example',
      },
    ],
  },
];

export const card: Card = {
  id: 12,
  type: 'product',
  name: 'Divan Drini',
  image: null,
  image_focus: null,
  currency: 'EUR',
  price: 10,
  sale: 0,
  saleType: null,
  sale_type: null,
  converted: { ALL: 975, USD: 11.7 },
  town: null,
  town_al: null,
};
