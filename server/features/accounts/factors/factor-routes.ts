import * as routes from '@orendi/contract/routes/auth-factors';
import type { Services } from '../../../services.ts';
import type { Api } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { active, refuseOperators, signedIn } from '../../../platform/http/scopes.ts';
import { byAccount } from '../limits.ts';
import { placeOf } from '../sign-in-place.ts';
import { confirmAuthenticator } from './confirm-authenticator.ts';
import { listFactors } from './factor-queries.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removeOwnFactor } from './remove-factors.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startAuthenticator } from './start-authenticator.ts';

/** Routes for the second factor of the own account. */
export function factorRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const changes = limitByAccount(countCall, byAccount.change);
  const confirmations = limitByAccount(countCall, byAccount.confirm);

  api.openapi({ ...routes.listFactors, middleware: [signedIn, changes] as const }, async (c) =>
    c.json({ data: await listFactors(db, c.get('session').user.id) }, 200),
  );

  api.openapi(
    { ...routes.startAuthenticator, middleware: [active, confirmations, requireJson] as const },
    async (c) => {
      const { currentPassword } = c.req.valid('json');
      const data = await startAuthenticator(services, c.get('session'), currentPassword);
      return c.json({ data }, 200);
    },
  );

  api.openapi(
    { ...routes.confirmAuthenticator, middleware: [active, changes, requireJson] as const },
    async (c) => {
      const session = c.get('session');
      const form = c.req.valid('json');
      const recoveryCodes = await confirmAuthenticator(services, session, form, placeOf(c));
      return c.json({ data: { recoveryCodes } }, 200);
    },
  );

  api.openapi(
    {
      ...routes.removeAuthenticator,
      middleware: [refuseOperators, signedIn, confirmations, requireJson] as const,
    },
    async (c) => {
      const party = relyingPartyOf(c.get('publicUrl'));
      const proof = { ...c.req.valid('json'), party, place: placeOf(c) };
      await removeOwnFactor(services, c.get('session').user, 'second-factor', proof);
      return c.json({ data: null }, 200);
    },
  );

  api.openapi(
    { ...routes.renewRecoveryCodes, middleware: [signedIn, confirmations, requireJson] as const },
    async (c) => {
      const { currentPassword } = c.req.valid('json');
      const { user } = c.get('session');
      const place = placeOf(c);
      const recoveryCodes = await renewRecoveryCodes(services, user, currentPassword, place);
      return c.json({ data: { recoveryCodes } }, 200);
    },
  );
}
