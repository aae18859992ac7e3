import { z } from '@hono/zod-openapi';
import {
  Count,
  CurrencyCode,
  FocusPoints,
  Id,
  PictureUrl,
  Price,
  SaleKind,
} from '../fields/answer.ts';
import { Converted } from './converted.ts';
import { hidden } from './hiding.ts';
import { detailAnswers } from './product-details.ts';

/** The row has its dimensions in one text, `dimensions`. */
const { length: _length, width: _width, height: _height, ...ownDetails } = detailAnswers;

/** A product in the seller's table. */
export const ProductRow = z
  .object({
    id: Id,
    product: z.string(),
    description_en: z.string(),
    description_al: z.string(),
    industry: z.string(),
    industry_al: z.string().nullable(),
    category: z.string(),
    category_al: z.string().nullable(),
    price: Price,
    currency: CurrencyCode,
    converted: Converted.optional(),
    saleValue: Price,
    saleType: SaleKind,
    dimensions: z
      .string()
      .openapi({ description: 'Length, width and height in centimeters', example: '200x90x80' }),
    ...ownDetails,
    images: z.array(PictureUrl),
    images_focus: FocusPoints,
    views: Count,
    hidden,
  })
  .openapi('ProductRow');
export type ProductRow = z.infer<typeof ProductRow>;
