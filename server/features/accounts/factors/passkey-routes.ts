import * as routes from '@orendi/contract/routes/auth-passkeys';
import { PasskeySignInForm } from '@orendi/contract/schemas/passkey-messages';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Api } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { setSessionCookie } from '../../../platform/http/keep-session.ts';
import { limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { limitByAddress } from '../../../platform/http/rate-limit.ts';
import { active, signedIn } from '../../../platform/http/scopes.ts';
import { lifeOfSession } from '../../../platform/http/session.ts';
import { rememberDevice } from '../known-devices.ts';
import { limitForms } from '../limit-forms.ts';
import { byAccount, byAddress } from '../limits.ts';
import { placeOf } from '../sign-in-place.ts';
import { createPasskey } from './create-passkey.ts';
import { updatePasskeyName } from './passkey-queries.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removeOwnFactor } from './remove-factors.ts';
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts';
import { startPasskey } from './start-passkey.ts';

/** Routes for the own passkeys, and for signing in with one. */
export function passkeyRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;
  const changes = limitByAccount(countCall, byAccount.change);
  const confirmations = limitByAccount(countCall, byAccount.confirm);

  api.openapi(
    { ...routes.startPasskey, middleware: [active, confirmations, requireJson] as const },
    async (c) => {
      const { currentPassword } = c.req.valid('json');
      const party = relyingPartyOf(c.get('publicUrl'));
      const data = await startPasskey(services, c.get('session'), currentPassword, party);
      return c.json({ data }, 200);
    },
  );

  api.openapi(
    { ...routes.createPasskey, middleware: [active, changes, requireJson] as const },
    async (c) => {
      const by = { party: relyingPartyOf(c.get('publicUrl')), place: placeOf(c) };
      const data = await createPasskey(services, c.get('session'), c.req.valid('json'), by);
      return c.json({ data }, 201);
    },
  );

  api.openapi(
    { ...routes.renamePasskey, middleware: [signedIn, changes, requireJson] as const },
    async (c) => {
      const { id } = c.req.valid('param');
      const { name } = c.req.valid('json');
      const data = await updatePasskeyName(db, c.get('session').user.id, id, name);
      if (!data) throw new ApiError('NOT_FOUND');
      return c.json({ data }, 200);
    },
  );

  api.openapi(
    { ...routes.removePasskey, middleware: [signedIn, confirmations, requireJson] as const },
    async (c) => {
      const passkey = { passkeyId: c.req.valid('param').id };
      const party = relyingPartyOf(c.get('publicUrl'));
      const proof = { ...c.req.valid('json'), party, place: placeOf(c) };
      await removeOwnFactor(services, c.get('session').user, passkey, proof);
      return c.json({ data: null }, 200);
    },
  );

  api.openapi(
    {
      ...routes.startPasskeySignIn,
      middleware: [limitByAddress(countCall, byAddress.challenge)] as const,
    },
    async (c) => {
      const data = await startPasskeySignIn(services, relyingPartyOf(c.get('publicUrl')));
      return c.json({ data }, 200);
    },
  );

  api.openapi(
    {
      ...routes.signInWithPasskey,
      middleware: [requireJson, limitForms(services, byAddress.login, PasskeySignInForm)] as const,
    },
    async (c) => {
      const party = relyingPartyOf(c.get('publicUrl'));
      const form = c.req.valid('json');
      const { user, cookie } = await signInWithPasskey(services, form, party, placeOf(c));
      setSessionCookie(c, cookie, settings.cookieDomain, lifeOfSession(user));
      rememberDevice(c, services, user.id);
      return c.json({ data: user }, 200);
    },
  );
}
