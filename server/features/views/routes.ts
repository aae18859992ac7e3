import * as routes from '@orendi/contract/routes/public-catalogue';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { createRateLimiter, limitByAddress } from '../../platform/http/rate-limit.ts';
import { faultsOf, type refuseInvalid } from '../../platform/http/validation.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { followMerges } from '../../platform/db/follow-merges.ts';
import { remember } from '../../platform/db/remember.ts';
import { listTrending, presentTrendingItem } from './trending.ts';
import { recordView, type PageKind } from './record-view.ts';

/** Two per second for ten minutes, because mobile networks put many households behind one address. */
const viewLimit = { name: 'view', calls: 1_200, seconds: 600 };

/** How long the displayed order may ignore new views. */
const trendingSeconds = 60;

function refuseBadId({ success, error }: Parameters<typeof refuseInvalid>[0]): undefined {
  if (!success) throw new ApiError('VALIDATION', { faults: faultsOf(error?.issues ?? []) });
}

export function viewRoutes(api: Api, services: Services): void {
  const { settings } = services;
  // Each process counts by itself: a database write per view is exactly what batching avoids.
  const countCall = createRateLimiter(settings.rateLimitScale);
  const limit = limitByAddress(countCall, viewLimit);
  const currentId = followMerges(services);

  const record = async (c: Context<ApiEnv>, kind: PageKind, id: number) => {
    const address = c.get('clientAddress');
    const callerBusinessId = c.get('session')?.user.business_id ?? null;
    const { headers } = c.req.raw;
    const shownId = kind === 'business' ? await currentId(id) : id;
    await recordView(services, { kind, id: shownId, address, headers, callerBusinessId });
    return c.body(null, 204);
  };
  const { recordProductView, recordPackageView, recordBusinessView } = routes;
  for (const [route, kind] of [
    [recordProductView, 'product'],
    [recordPackageView, 'package'],
    [recordBusinessView, 'business'],
  ] as const)
    api.openapi(
      guarded(route, limit),
      (c) => record(c, kind, c.req.valid('param').id),
      refuseBadId,
    );

  const trending = remember(
    services,
    { seconds: trendingSeconds, isConcerned: (tag) => tag === 'listings' },
    () => listTrending(services.reads),
  );
  api.openapi(
    guarded(routes.listTrending, publicCache(trendingSeconds, ['listings'])),
    async (c) => {
      const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
      const items = await trending();
      return c.json({ data: items.map((item) => presentTrendingItem(item, address)) }, 200);
    },
  );
}
