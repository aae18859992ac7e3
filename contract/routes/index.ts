import * as auth from './auth.ts';
import * as factors from './auth-factors.ts';
import * as operatorAccounts from './operator-accounts.ts';
import * as operatorBase from './operator-base.ts';
import * as operatorNews from './operator-news.ts';
import * as operatorShop from './operator-shop.ts';
import * as operatorWork from './operator-work.ts';
import * as ownRequests from './own-requests.ts';
import * as imports from './private-imports.ts';
import * as insights from './private-insights.ts';
import * as orders from './private-orders.ts';
import * as packages from './private-packages.ts';
import * as people from './private-people.ts';
import * as products from './private-products.ts';
import * as profile from './private-profile.ts';
import * as catalogue from './public-catalogue.ts';
import * as landings from './public-landings.ts';
import * as lists from './public-lists.ts';
import * as requests from './public-requests.ts';
import * as results from './public-results.ts';
import * as watches from './watches.ts';

/** Every call of the API by its operation id, the name that its file gives it; paths are relative to `/v1`. */
export const apiRoutes = {
  ...auth,
  ...factors,
  ...catalogue,
  ...results,
  ...landings,
  ...requests,
  ...ownRequests,
  ...watches,
  ...lists,
  ...profile,
  ...products,
  ...packages,
  ...orders,
  ...insights,
  ...imports,
  ...operatorNews,
  ...people,
  ...operatorShop,
  ...operatorAccounts,
  ...operatorWork,
  ...operatorBase,
};

for (const [name, call] of Object.entries(apiRoutes)) call.operationId = name;
