import * as routes from '@orendi/contract/routes/auth-factors';
import { PasskeySignInForm } from '@orendi/contract/schemas/passkey-messages';
import type { Context } from 'hono';
import type { Services } from '../../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { active, refuseOperators, signedIn } from '../../../platform/http/scopes.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { limitByAddress, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { byAccount, byAddress, limitForms } from '../limits.ts';
import { placeOf } from '../security-events.ts';
import { giveSession } from '../known-devices.ts';
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
  const { countCall, db } = services;
  const change = limitByAccount(countCall, byAccount.change);
  const changes = [change, requireJson] as const;
  const confirmed = [limitByAccount(countCall, byAccount.confirm), requireJson] as const;

  api.answer(guarded(routes.listFactors, signedIn, change), (c) =>
    listFactors(db, c.get('session').user.id),
  );

  api.answer(guarded(routes.startAuthenticator, active, ...confirmed), (c) =>
    startAuthenticator(services, c.get('session'), c.req.valid('json')),
  );

  api.answer(guarded(routes.confirmAuthenticator, active, ...changes), (c) =>
    confirmAuthenticator(services, c.get('session'), c.req.valid('json'), placeOf(c)),
  );

  api.answer(
    guarded(routes.removeAuthenticator, refuseOperators, signedIn, ...confirmed),
    async (c) => {
      const proof = { ...c.req.valid('json'), ...callerOf(c) };
      await removeOwnFactor(services, c.get('session').user, 'second-factor', proof);
    },
  );

  api.answer(guarded(routes.renewRecoveryCodes, signedIn, ...confirmed), (c) =>
    renewRecoveryCodes(services, c.get('session'), c.req.valid('json'), placeOf(c)),
  );

  api.answer(guarded(routes.offerRecoveryCodes, signedIn, ...confirmed), (c) =>
    offerRecoveryCodes(services, c.get('session'), c.req.valid('json')),
  );

  api.answer(guarded(routes.startPasskey, active, ...confirmed), (c) =>
    startPasskey(services, c.get('session'), c.req.valid('json'), callerOf(c).party),
  );

  api.answer(guarded(routes.createPasskey, active, ...changes), (c) =>
    createPasskey(services, c.get('session'), c.req.valid('json'), callerOf(c)),
  );

  api.answer(guarded(routes.renamePasskey, signedIn, ...changes), async (c) => {
    const { id } = c.req.valid('param');
    const { name } = c.req.valid('json');
    const passkey = await updatePasskeyName(db, c.get('session').user.id, id, name);
    if (!passkey) throw new ApiError('NOT_FOUND');
    return passkey;
  });

  api.answer(guarded(routes.removePasskey, signedIn, ...confirmed), async (c) => {
    const passkey = { passkeyId: c.req.valid('param').id };
    const proof = { ...c.req.valid('json'), ...callerOf(c) };
    await removeOwnFactor(services, c.get('session').user, passkey, proof);
  });

  api.answer(
    guarded(routes.startPasskeySignIn, limitByAddress(countCall, byAddress.challenge)),
    (c) => startPasskeySignIn(services, relyingPartyOf(c.get('publicUrl'))),
  );

  api.answer(
    guarded(
      routes.signInWithPasskey,
      requireJson,
      limitForms(services, byAddress.login, PasskeySignInForm),
    ),
    async (c) => {
      const form = c.req.valid('json');
      return giveSession(c, services, await signInWithPasskey(services, form, callerOf(c)));
    },
  );
}
