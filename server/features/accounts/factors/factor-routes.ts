import * as routes from '@orendi/contract/routes/auth-factors';
import { PasskeySignInForm } from '@orendi/contract/schemas/passkey-messages';
import type { Context } from 'hono';
import type { Services } from '../../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { active, refuseOperators, signedIn } from '../../../platform/http/scopes.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { setSessionCookie } from '../../../platform/http/keep-session.ts';
import { limitByAddress, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { lifeOfSession } from '../../../platform/http/session.ts';
import { byAccount, byAddress, limitForms } from '../limits.ts';
import { placeOf } from '../security-events.ts';
import { rememberDevice } from '../known-devices.ts';
import { confirmAuthenticator, startAuthenticator } from './authenticator.ts';
import { listFactors } from './factor-queries.ts';
import { removeOwnFactor } from './ask-factor.ts';
import { offerRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { updatePasskeyName } from './passkey-queries.ts';
import {
  createPasskey,
  relyingPartyOf,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts';

const callerOf = <Env extends ApiEnv>(c: Context<Env>) => ({
  party: relyingPartyOf(c.get('publicUrl')),
  place: placeOf(c),
});

export function factorRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;
  const changes = limitByAccount(countCall, byAccount.change);
  const confirmations = limitByAccount(countCall, byAccount.confirm);

  api.openapi(guarded(routes.listFactors, signedIn, changes), async (c) =>
    c.json({ data: await listFactors(db, c.get('session').user.id) }, 200),
  );

  api.openapi(guarded(routes.startAuthenticator, active, confirmations, requireJson), async (c) => {
    const data = await startAuthenticator(services, c.get('session'), c.req.valid('json'));
    return c.json({ data }, 200);
  });

  api.openapi(guarded(routes.confirmAuthenticator, active, changes, requireJson), async (c) => {
    const session = c.get('session');
    const form = c.req.valid('json');
    const recoveryCodes = await confirmAuthenticator(services, session, form, placeOf(c));
    return c.json({ data: { recoveryCodes } }, 200);
  });

  api.openapi(
    guarded(routes.removeAuthenticator, refuseOperators, signedIn, confirmations, requireJson),
    async (c) => {
      const proof = { ...c.req.valid('json'), ...callerOf(c) };
      await removeOwnFactor(services, c.get('session').user, 'second-factor', proof);
      return c.json({ data: null }, 200);
    },
  );

  api.openapi(
    guarded(routes.renewRecoveryCodes, signedIn, confirmations, requireJson),
    async (c) => {
      const form = c.req.valid('json');
      const place = placeOf(c);
      const recoveryCodes = await renewRecoveryCodes(services, c.get('session'), form, place);
      return c.json({ data: { recoveryCodes } }, 200);
    },
  );

  api.openapi(
    guarded(routes.offerRecoveryCodes, signedIn, confirmations, requireJson),
    async (c) => {
      const data = await offerRecoveryCodes(services, c.get('session'), c.req.valid('json'));
      return c.json({ data }, 200);
    },
  );

  api.openapi(guarded(routes.startPasskey, active, confirmations, requireJson), async (c) => {
    const party = relyingPartyOf(c.get('publicUrl'));
    const data = await startPasskey(services, c.get('session'), c.req.valid('json'), party);
    return c.json({ data }, 200);
  });

  api.openapi(guarded(routes.createPasskey, active, changes, requireJson), async (c) => {
    const form = c.req.valid('json');
    const data = await createPasskey(services, c.get('session'), form, callerOf(c));
    return c.json({ data }, 201);
  });

  api.openapi(guarded(routes.renamePasskey, signedIn, changes, requireJson), async (c) => {
    const { id } = c.req.valid('param');
    const { name } = c.req.valid('json');
    const data = await updatePasskeyName(db, c.get('session').user.id, id, name);
    if (!data) throw new ApiError('NOT_FOUND');
    return c.json({ data }, 200);
  });

  api.openapi(guarded(routes.removePasskey, signedIn, confirmations, requireJson), async (c) => {
    const passkey = { passkeyId: c.req.valid('param').id };
    const proof = { ...c.req.valid('json'), ...callerOf(c) };
    await removeOwnFactor(services, c.get('session').user, passkey, proof);
    return c.json({ data: null }, 200);
  });

  api.openapi(
    guarded(routes.startPasskeySignIn, limitByAddress(countCall, byAddress.challenge)),
    async (c) => {
      const data = await startPasskeySignIn(services, relyingPartyOf(c.get('publicUrl')));
      return c.json({ data }, 200);
    },
  );

  api.openapi(
    guarded(
      routes.signInWithPasskey,
      requireJson,
      limitForms(services, byAddress.login, PasskeySignInForm),
    ),
    async (c) => {
      const form = c.req.valid('json');
      const { user, cookie } = await signInWithPasskey(services, form, callerOf(c));
      setSessionCookie(c, cookie, settings.cookieDomain, lifeOfSession(user));
      rememberDevice(c, services, user.id);
      return c.json({ data: user }, 200);
    },
  );
}
