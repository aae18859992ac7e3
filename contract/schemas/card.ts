import { z } from '@hono/zod-openapi';
import {
  Count,
  CurrencyCode,
  FocusPoint,
  FocusPoints,
  Id,
  ListingType,
  PictureUrl,
  Price,
  SaleKind,
} from '../fields/answer.ts';
import { cardPictures } from '../limits.ts';

/** How many pieces are in a package, counting quantities. */
const Pieces = Count.optional().openapi({
  description: 'Of a package: how many pieces it has, counting quantities',
});

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
    pieces: Pieces,
    images: z.array(PictureUrl).max(cardPictures.max).optional().openapi({
      description: "Of a package: its first products' pictures, of which `image` is one",
    }),
    images_focus: FocusPoints.optional(),
  })
  .openapi('Card');
export type Card = z.infer<typeof Card>;

export const TrendingItem = z
  .object({
    item_type: ListingType,
    item_id: Id,
    item_name: z.string(),
    pieces: Pieces,
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
