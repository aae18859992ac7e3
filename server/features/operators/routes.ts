import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { assortmentRoutes } from './assortment-routes.ts';
import { baseRoutes } from './base-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { shopRoutes } from './shop-routes.ts';
import { workRoutes } from './work-routes.ts';

/** All routes of the console, each of which is for operators only. */
export function operatorRoutes(api: Api, services: Services): void {
  healthRoutes(api, services);
  shopRoutes(api, services);
  workRoutes(api, services);
  searchRoutes(api, services);
  baseRoutes(api, services);
  assortmentRoutes(api, services);
}
