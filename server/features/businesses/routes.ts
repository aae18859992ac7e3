import {
  getAssortment as getAssortmentRoute,
  getBusiness as getRoute,
  listBusinessLogos,
} from '@orendi/contract/routes/public-catalogue';
import type { MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import type { Assortment } from '@orendi/contract/schemas/business';
import type { Services } from '../../services.ts';
import type { Api, ApiEnv } from '../../platform/http/api.ts';
import { publicSources } from '../../platform/db/replicas/index.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { noBusinessFound } from '../../platform/http/not-found.ts';
import type { Database } from '../../platform/db/tables.ts';
import { presentBusiness, presentLogo } from './present-business.ts';
import { profileRoutes } from './profile-routes.ts';
import {
  type BusinessRow,
  countListings,
  findVisibleBusiness,
  listLogosInTurn,
  listVisibleLogos,
} from './queries.ts';

const cacheBusiness: MiddlewareHandler<ApiEnv> = (c, next) =>
  publicCache(30, [`business:${Number(c.req.param('id'))}`])(c, next);
const cacheAssortment: MiddlewareHandler<ApiEnv> = (c, next) =>
  publicCache(30, ['listings', `business:${Number(c.req.param('id'))}`])(c, next);

export function businessRoutes(api: Api, services: Services): void {
  const { settings, clock } = services;
  const sources = publicSources(services);
  // Registered first, because its path also matches that of a business by id.
  api.openapi({ ...listBusinessLogos, middleware: publicCache(30, ['listings']) }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
    const { limit } = c.req.valid('query');
    const businesses = await (limit === undefined
      ? listVisibleLogos(sources(c).db)
      : listLogosInTurn(sources(c).db, limit, clock()));
    return c.json({ data: businesses.map((business) => presentLogo(business, address)) }, 200);
  });

  api.openapi(
    { ...getRoute, middleware: cacheBusiness },
    async (c) => {
      const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
      const business = await getBusiness(sources(c).db, c.req.valid('param').id);
      return c.json({ data: presentBusiness(business, address) }, 200);
    },
    (result) => {
      if (!result.success) throw noBusinessFound();
    },
  );

  profileRoutes(api, services);

  api.openapi(
    { ...getAssortmentRoute, middleware: cacheAssortment },
    async (c) => c.json({ data: await getAssortment(sources(c).db, c.req.valid('param').id) }, 200),
    (result) => {
      if (!result.success) throw noBusinessFound();
    },
  );
}

/** @throws ApiError NOT_FOUND when there is no such business, or it is suspended */
async function getBusiness(db: Kysely<Database>, id: number): Promise<BusinessRow> {
  const business = await findVisibleBusiness(db, id);
  if (!business) throw noBusinessFound();
  return business;
}

/** @throws ApiError NOT_FOUND when there is no such business, or it is suspended */
async function getAssortment(db: Kysely<Database>, id: number): Promise<Assortment> {
  const [counts] = await Promise.all([countListings(db, id), getBusiness(db, id)]);
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    category_ids: counts.flatMap(({ category_id: category }) => category ?? []),
  };
}
