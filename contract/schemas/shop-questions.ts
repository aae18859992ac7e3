import { z } from '@hono/zod-openapi';
import { Count, Id, PictureUrl } from '../fields/answer.ts';
import { named } from '../fields/named.ts';
import { memberRoles } from './user.ts';

const shopQuestionKinds = ['claim', 'merge'] as const;

export const ShopQuestion = named('ShopQuestion', {
  id: Id,
  kind: z
    .enum(shopQuestionKinds)
    .describe(
      '`claim`: whether this business, which has the address of the account and no owner, is theirs; `merge`: whether it is the same as their own',
    ),
  business_name: z.string(),
  address: z.string(),
  logo: PictureUrl,
  products: Count,
  requests: Count,
  becomes: z.enum(memberRoles).describe('What they are to the business after a yes'),
});
export type ShopQuestion = z.infer<typeof ShopQuestion>;

export const ShopAnswer = named('ShopAnswer', {
  kind: z.enum(shopQuestionKinds),
  isYes: z.boolean(),
});
export type ShopAnswer = z.infer<typeof ShopAnswer>;
