import * as routes from '@orendi/contract/routes/public-catalogue';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { createRateLimiter, limitByAddress } from '../../platform/http/rate-limit.ts';
import { faultsOf } from '../../platform/http/validation.ts';
import { followMerges } from '../../platform/db/follow-merges.ts';
import { remember } from '../../platform/db/remember.ts';
import { listTrending } from './trending.ts';
import { recordView } from './record-view.ts';

/** Two per second for ten minutes, because mobile networks put many households behind one address. */
const viewLimit = { name: 'view', calls: 1_200, seconds: 600 };

/** How long the displayed order may ignore new views. */
const trendingSeconds = 60;

export function viewRoutes(api: Api, services: Services): void {
  // Each process counts by itself: a database write per view is exactly what batching avoids.
  const limit = limitByAddress(createRateLimiter(services.settings.rateLimitScale), viewLimit);
  const currentId = followMerges(services);

  for (const [kind, route] of [
    ['product', routes.recordProductView],
    ['package', routes.recordPackageView],
    ['business', routes.recordBusinessView],
  ] as const)
    api.openapi(
      guarded(route, limit),
      async (c) => {
        const address = c.get('clientAddress');
        const callerBusinessId = c.get('session')?.user.business_id ?? null;
        const { headers } = c.req.raw;
        const { id: asked } = c.req.valid('param');
        const id = kind === 'business' ? await currentId(asked) : asked;
        await recordView(services, { kind, id, address, headers, callerBusinessId });
        return c.body(null, 204);
      },
      // Whatever stands for the id is a fault of the form, and no page.
      (read) => {
        if (read.success) return;
        throw new ApiError('VALIDATION', { faults: faultsOf(read.error.issues) });
      },
    );

  const trending = remember(
    services,
    { seconds: trendingSeconds, isConcerned: (tag) => tag === 'listings' },
    () => listTrending(services.reads),
  );
  api.answer(
    guarded(routes.listTrending, publicCache(trendingSeconds, ['listings'])),
    async (c) => {
      const address = c.get('pictureAddress');
      return (await trending()).map(({ pieces, images, business_logo, ...item }) =>
        Object.assign(item, {
          pieces: pieces ?? undefined,
          images: images.map(address),
          business_logo: address(business_logo),
        }),
      );
    },
  );
}
