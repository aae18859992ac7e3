import { z } from '@hono/zod-openapi';
import * as routes from '@orendi/contract/routes/auth';
import { LoginForm, RegisterForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { refuseCrossSite, giveXsrfCookie } from '../../platform/http/xsrf.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import {
  clearSessionCookie,
  keepSession,
  readSessionCookie,
  setSessionCookie,
} from '../../platform/http/keep-session.ts';
import { lifeOfSession } from '../../platform/http/session.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { mailedLinkRoutes } from './mailed-link-routes.ts';
import { findAccountByEmail } from './account-queries.ts';
import { countLogin, isFromKnownDevice } from './count-login.ts';
import { rememberDevice } from './known-devices.ts';
import { withFreeEmail } from './taken-email.ts';
import { byAddress, limitForms } from './limits.ts';
import { logIn } from './log-in.ts';
import { logOut } from './sessions.ts';
import { register } from './register.ts';
import { placeOf } from './security-events.ts';
import { withUncommonPassword } from './passwords/uncommon-password.ts';

const namesAddress = z.object({ email: RegisterForm.shape.email });

export function accountRoutes(api: Api, services: Services): void {
  const { countCall, db, sessions, settings } = services;
  const { cookieDomain } = settings;
  const limited = (limit: (typeof byAddress)[keyof typeof byAddress]) =>
    limitByAddress(countCall, limit);

  api.openapi(
    guarded(
      // An address that is looked up is charged even where another field is wrong: the answer says whether it is taken.
      { ...routes.register, request: withUncommonPassword(withFreeEmail(RegisterForm, services)) },
      requireJson,
      limitForms(services, byAddress.register, namesAddress),
    ),
    async (c) => {
      const registration = { form: c.req.valid('json'), language: c.get('language') };
      const { user, cookie } = await register(services, { ...registration, place: placeOf(c) });
      setSessionCookie(c, cookie, cookieDomain, lifeOfSession(user));
      rememberDevice(c, services, user.id);
      return c.json({ data: user }, 201);
    },
  );

  api.openapi(
    guarded(
      routes.login,
      requireJson,
      limitForms(services, byAddress.login, LoginForm, (c) => isFromKnownDevice(c, services)),
    ),
    async (c) => {
      const form = c.req.valid('json');
      const account = await findAccountByEmail(db, form.email);
      await countLogin(c, services, form.email, account);
      const { user, cookie } = await logIn(services, account, form, placeOf(c));
      setSessionCookie(c, cookie, cookieDomain, lifeOfSession(user));
      rememberDevice(c, services, user.id);
      return c.json({ data: user }, 200);
    },
  );

  api.openapi(
    guarded(routes.getUser, limited(byAddress.look), keepSession(sessions, settings)),
    (c) => {
      giveXsrfCookie(c, cookieDomain);
      return c.json({ data: c.get('session')?.user ?? null }, 200);
    },
  );

  api.openapi(guarded(routes.logout, limited(byAddress.look), refuseCrossSite), async (c) => {
    await logOut(services, readSessionCookie(c) ?? '');
    clearSessionCookie(c, cookieDomain);
    return c.json({ data: null }, 200);
  });

  mailedLinkRoutes(api, services);
  ownAccountRoutes(api, services);
  factorRoutes(api, services);
}
