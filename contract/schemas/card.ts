import { z } from '@hono/zod-openapi';
import {
  CurrencyCode,
  FocusPoint,
  FocusPoints,
  Id,
  ListingType,
  PictureUrl,
  Price,
  SaleKind,
} from '../fields/answer.ts';

export const Card = z
  .object({
    id: Id,
    type: ListingType,
    name: z.string(),
    image: PictureUrl.nullable(),
    image_focus: FocusPoint.nullable(),
    currency: CurrencyCode,
    price: Price,
    sale: Price,
    saleType: SaleKind,
    sale_type: SaleKind.openapi({ description: 'The same as `saleType`' }),
  })
  .openapi('Card');
export type Card = z.infer<typeof Card>;

export const TrendingItem = z
  .object({
    item_type: ListingType,
    item_id: Id,
    item_name: z.string(),
    images: z.array(PictureUrl),
    images_focus: FocusPoints,
    currency: CurrencyCode,
    price: Price,
    sale: Price,
    sale_type: SaleKind,
    business_id: Id,
    business_name: z.string(),
    business_logo: PictureUrl,
  })
  .openapi('TrendingItem');
export type TrendingItem = z.infer<typeof TrendingItem>;
