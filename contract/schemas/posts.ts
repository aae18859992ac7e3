import { z } from '@hono/zod-openapi';
import { each } from '../fields/named.ts';
import { Id } from '../fields/answer.ts';
import { requiredLines } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { currencies } from '../money.ts';
import { detailAnswers } from './product-details.ts';

export const PostForm = z.object({ text: requiredLines(textLimits.post) }).openapi('PostForm');

/** Fields of the product's form, by the names that they have there; absent is what the post does not say. */
export const PostReading = z
  .object({
    product_name: z.string(),
    price: z.number(),
    currency: z.enum(currencies),
    sale: z.number(),
    sale_type: z.literal('fixed'),
    ...each(['industry_id', 'category_id'], Id),
    ...detailAnswers,
  })
  .partial()
  .openapi('PostReading');
export type PostReading = z.infer<typeof PostReading>;
