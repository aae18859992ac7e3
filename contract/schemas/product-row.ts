import { z } from '@hono/zod-openapi';
import { Count, CurrencyCode, Id, PictureUrl, Price, SaleKind } from '../fields/answer.ts';

/** A product in the seller's table. */
export const ProductRow = z
  .object({
    id: Id,
    product: z.string(),
    description_en: z.string(),
    description_al: z.string(),
    brand: z.string().nullable(),
    model: z.string().nullable(),
    industry: z.string(),
    industry_al: z.string().nullable(),
    category: z.string(),
    category_al: z.string().nullable(),
    price: Price,
    currency: CurrencyCode,
    saleValue: Price,
    saleType: SaleKind,
    dimensions: z
      .string()
      .openapi({ description: 'Length, width and height in centimetres', example: '200x90x80' }),
    weight: z.number().nullable(),
    color: z.string().nullable(),
    material: z.string().nullable(),
    material_al: z.string().nullable(),
    quantity: Count.nullable(),
    images: z.array(PictureUrl),
    views: Count,
  })
  .openapi('ProductRow');
export type ProductRow = z.infer<typeof ProductRow>;
