import { z } from '@hono/zod-openapi';
import {
  Count,
  CurrencyCode,
  FocusPoints,
  Id,
  PictureUrl,
  Price,
  SaleKind,
  Time,
} from '../fields/answer.ts';
import { Seller } from './business.ts';
import { Converted } from './converted.ts';
import { hidden } from './hiding.ts';
import { detailAnswers } from './product-details.ts';

export const Product = z
  .object({
    id: Id,
    business: Seller,
    product_name: z.string(),
    description_en: z.string(),
    description_al: z.string(),
    price: Price,
    currency: CurrencyCode,
    sale: Price,
    sale_type: SaleKind,
    converted: Converted.optional(),
    industry_id: Id,
    category_id: Id,
    industry: z.string(),
    industry_al: z.string().nullable(),
    category: z.string(),
    category_al: z.string().nullable(),
    ...detailAnswers,
    images: z.array(PictureUrl),
    images_focus: FocusPoints,
    created_at: Time,
    version: Count,
    hidden,
  })
  .openapi('Product');
export type Product = z.infer<typeof Product>;
