import { readPost as readPostCall } from '@orendi/contract/routes/private-products';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../platform/http/rate-limit.ts';
import { owner } from '../../platform/http/scopes.ts';
import { readPost } from './read-post.ts';

export function postRoutes(api: Api, { countCall, db, listings }: Services): void {
  const ownReading = [owner, limitByAccount(countCall, changeLimit)] as const;
  api.openapi(guarded(readPostCall, ...ownReading, requireJson), async (c) => {
    const read = readPost(c.req.valid('json').text, await listings.current());
    const category = await db
      .selectFrom('category')
      .select('industry_id')
      .where('id', '=', read.category_id ?? 0)
      .executeTakeFirst();
    return c.json({ data: { ...read, ...category } }, 200);
  });
}
