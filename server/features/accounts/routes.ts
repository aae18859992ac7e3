import type { Parts } from '../../parts.ts';
import type { Api } from '../../platform/http/api.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { mailedLinkRoutes } from './mailed-link-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function accountRoutes(api: Api, parts: Parts): void {
  signInRoutes(api, parts);
  mailedLinkRoutes(api, parts);
  ownAccountRoutes(api, parts);
}
