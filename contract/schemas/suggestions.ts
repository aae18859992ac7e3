import { z } from '@hono/zod-openapi';
import { Id } from '../fields/answer.ts';
import { suggestions } from '../limits.ts';
import { BusinessLogo } from './business.ts';
import { Card } from './card.ts';
import { Category } from './industry.ts';

/** What a visitor who is typing may mean: at most `suggestions.max` in all, the most used first in each list. */
export const Suggestions = z
  .object({
    categories: z.array(Category.extend({ industry_id: Id })).max(suggestions.maxCategories),
    businesses: z.array(BusinessLogo).max(suggestions.maxBusinesses),
    items: z.array(Card).max(suggestions.max),
  })
  .openapi('Suggestions');
export type Suggestions = z.infer<typeof Suggestions>;
