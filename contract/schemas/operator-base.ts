import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, CurrencyCode, Id, PictureUrl, Time } from '../fields/answer.ts';
import { flag } from '../fields/choice.ts';
import { id, ratio } from '../fields/number.ts';
import { pictureFile } from '../fields/picture.ts';
import { line } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { currencies } from '../money.ts';
import { MarketSettings } from './market.ts';

export const KnownCategory = named('KnownCategory', {
  id: Id,
  industry_id: Id,
  category_name: z.string(),
  category_name_al: z.string(),
  category_icon: PictureUrl,
  products: Count,
});
export type KnownCategory = z.infer<typeof KnownCategory>;

export const KnownIndustry = named('KnownIndustry', {
  id: Id,
  industry_name: z.string(),
  industry_name_al: z.string(),
  businesses: Count.describe('Those that name it in their profile'),
  products: Count,
  categories: z.array(KnownCategory),
});
export type KnownIndustry = z.infer<typeof KnownIndustry>;

export const ExchangeRate = named('ExchangeRate', {
  currency: CurrencyCode,
  per_eur: z.number().positive().describe('How much of it one euro is'),
  updated_at: Time.nullable(),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const bannerPlaces = ['main', 'secondary'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

export const BaseData = named('BaseData', {
  market: MarketSettings,
  banners: z.object(each(bannerPlaces, PictureUrl.nullable())),
  industries: z.array(KnownIndustry),
  rates: z.array(ExchangeRate),
});
export type BaseData = z.infer<typeof BaseData>;

export const BannerForm = named('BannerForm', { photo: pictureFile() });

export const IndustryForm = named('IndustryForm', each(['name', 'nameAl'], line(textLimits.name)));

/** Where something belongs in its list. */
export const PlaceForm = named('PlaceForm', {
  before: id().nullable().describe('The one that it is to stand before; null for the end'),
});

/** An icon is needed for a new category; without one, an old one keeps its own. */
export const CategoryForm = named('CategoryForm', {
  ...IndustryForm.shape,
  industryId: id(),
  icon: pictureFile().optional(),
});

export const RateForm = named('RateForm', {
  perEur: ratio(0.01, 1_000_000).describe('How much one euro is'),
  isSure: flag().optional().describe('Needed where the change is above a fifth'),
});

/** All but the euro, which the others are brought to. */
export const foreignCurrencies = currencies.filter((currency) => currency !== 'EUR') as [
  'USD',
  'ALL',
];
