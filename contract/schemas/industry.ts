import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { Id, PictureUrl } from '../fields/answer.ts';

export const Category = named('Category', {
  id: Id,
  category_name: z.string(),
  category_name_al: z.string().nullable(),
  category_icon: PictureUrl,
});
export type Category = z.infer<typeof Category>;

export const Industry = named('Industry', {
  id: Id,
  industry_name: z.string(),
  industry_name_al: z.string().nullable(),
  categories: z.array(Category),
});
export type Industry = z.infer<typeof Industry>;
