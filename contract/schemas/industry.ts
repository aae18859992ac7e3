import { z } from '@hono/zod-openapi';
import { Id, PictureUrl } from '../fields/answer.ts';

export const Category = z
  .object({
    id: Id,
    category_name: z.string(),
    category_name_al: z.string().nullable(),
    category_icon: PictureUrl,
  })
  .openapi('Category');
export type Category = z.infer<typeof Category>;

export const Industry = z
  .object({
    id: Id,
    industry_name: z.string(),
    industry_name_al: z.string().nullable(),
    categories: z.array(Category),
  })
  .openapi('Industry');
export type Industry = z.infer<typeof Industry>;
