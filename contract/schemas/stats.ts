import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { Count } from '../fields/answer.ts';
import { statsDays, topViewed } from '../limits.ts';

const TopViewed = z.union([
  z.object({ product_name: z.string(), views: Count }),
  z.object({ package_name: z.string(), views: Count }),
]);

const Day = z.object({ date: z.iso.date(), visits: Count, requests: Count, contacts: Count });

export const Stats = named('Stats', {
  totalRequestsCount: Count,
  totalContactsCount: Count.describe(
    'Visitors who asked for the phone, WhatsApp or Viber, each counted once a day',
  ),
  totalProductsCount: Count.describe('Published products only'),
  totalVisitsCount: Count.describe('Of the business page and its items'),
  topViewedEntities: z.array(TopViewed).max(topViewed.max),
  series: z.array(Day).max(statsDays).describe('The last 30 days, as days of Europe/Tirane'),
});
export type Stats = z.infer<typeof Stats>;
