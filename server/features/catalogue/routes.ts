import type { SaleDays } from '@orendi/contract/sale-days';
import type { ListingState } from '@orendi/contract/listings';
import * as routes from '@orendi/contract/routes/public-catalogue';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, type BeforeJson, guarded } from '../../platform/http/api.ts';
import { publicSources } from '../../platform/db/replicas/index.ts';
import { publicCache, readyAnswer, sendReady } from '../../platform/http/public-cache.ts';
import { noProductFound } from '../../platform/http/api-error.ts';
import { orMissing } from '../../platform/http/validation.ts';
import { inOtherCurrencies } from '../discovery/index.ts';
import { listIndustries, presentIndustry } from './industries.ts';
import { ownPackageRoutes } from './own-packages/own-packages.ts';
import { ownProductRoutes } from './own-products/own-product-routes.ts';
import { sizeRoutes } from './sizes/size-routes.ts';
import { findVisiblePackage } from './package-queries.ts';
import { presentPackage } from './present-package.ts';
import { presentProduct } from './present-product.ts';
import { findVisibleProduct } from './product-queries.ts';

/** Tagged `industries` too, because a product shows the names of its industry and category. */
const cacheProduct: MiddlewareHandler<ApiEnv> = (c, next) =>
  publicCache(30, ['industries', `product:${Number(c.req.param('id'))}`])(c, next);

const cachePackage: MiddlewareHandler<ApiEnv> = (c, next) =>
  publicCache(30, [`package:${Number(c.req.param('id'))}`])(c, next);

/** Without what its seller alone reads, and without days that the sale does not have. */
function forVisitors<Own extends BeforeJson<SaleDays> & { state: ListingState }>(own: Own) {
  const { state: _state, sale_from, sale_to, ...shown } = own;
  return { ...shown, ...(sale_from && { sale_from }), ...(sale_to && { sale_to }) };
}

export function catalogueRoutes(api: Api, services: Services): void {
  const sources = publicSources(services);

  api.answer(guarded(routes.listIndustries, publicCache(60, ['industries'])), async (c) => {
    const industries = await listIndustries(sources(c).db);
    const [site, address] = [c.get('publicUrl'), c.get('pictureAddress')];
    return industries.map((row) => presentIndustry(row, site, address));
  });

  api.openapi(
    guarded(routes.getProduct, cacheProduct),
    async (c) => {
      const { db } = sources(c);
      const found = await findVisibleProduct(db, c.req.valid('param').id);
      if (!found) throw noProductFound();
      const { rates, ...product } = found;
      const shown = forVisitors(presentProduct(product, c.get('pictureAddress')));
      const converted = inOtherCurrencies(product, rates);
      return sendReady(c, readyAnswer({ data: { ...shown, converted } }));
    },
    orMissing(noProductFound),
  );

  api.openapi(
    guarded(routes.getPackage, cachePackage),
    async (c) => {
      const { db } = sources(c);
      const found = await findVisiblePackage(db, c.req.valid('param').id);
      if (!found) throw noProductFound();
      // Only its seller learns how many pieces it has lost.
      const bare = { ...found, saved_pieces: null };
      const shown = forVisitors(presentPackage(bare, c.get('pictureAddress')));
      return sendReady(c, readyAnswer({ data: shown }));
    },
    orMissing(noProductFound),
  );

  ownProductRoutes(api, services);
  sizeRoutes(api, services);
  ownPackageRoutes(api, services);
}
