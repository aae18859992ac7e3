import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { passkeyRoutes } from './factors/passkey-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { mailedLinkRoutes } from './mailed-link-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function accountRoutes(api: Api, services: Services): void {
  signInRoutes(api, services);
  mailedLinkRoutes(api, services);
  ownAccountRoutes(api, services);
  factorRoutes(api, services);
  passkeyRoutes(api, services);
}
