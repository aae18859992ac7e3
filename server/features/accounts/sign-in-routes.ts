import { z } from '@hono/zod-openapi';
import * as routes from '@orendi/contract/routes/auth';
import { LoginForm, RegisterForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import {
  clearSessionCookie,
  keepSession,
  readSessionCookie,
  setSessionCookie,
} from '../../platform/http/keep-session.ts';
import { lifeOfSession } from '../../platform/http/session.ts';
import { giveXsrfCookie, refuseCrossSite } from '../../platform/http/xsrf.ts';
import { countLogin, isFromKnownDevice } from './count-login.ts';
import { rememberDevice } from './known-devices.ts';
import { withFreeEmail } from './free-email.ts';
import { limitForms } from './limit-forms.ts';
import { byAddress } from './limits.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { register } from './register.ts';
import { placeOf } from './sign-in-place.ts';
import { withUncommonPassword } from './uncommon-password.ts';

const namesAddress = z.object({ email: RegisterForm.shape.email });

/** Routes for registering, signing in and out, and the current session. */
export function signInRoutes(api: Api, services: Services): void {
  const { countCall, sessions, settings } = services;
  const { cookieDomain } = settings;
  const limited = (limit: (typeof byAddress)[keyof typeof byAddress]) =>
    limitByAddress(countCall, limit);

  api.openapi(
    {
      ...routes.register,
      request: withUncommonPassword(withFreeEmail(RegisterForm, services)),
      // An address that is looked up is charged even where another field is wrong: the answer says whether it is taken.
      middleware: [requireJson, limitForms(services, byAddress.register, namesAddress)] as const,
    },
    async (c) => {
      const registration = { form: c.req.valid('json'), language: c.get('language') };
      const { user, cookie } = await register(services, { ...registration, place: placeOf(c) });
      setSessionCookie(c, cookie, cookieDomain, lifeOfSession(user));
      rememberDevice(c, services, user.id);
      return c.json({ data: user }, 201);
    },
  );

  api.openapi(
    {
      ...routes.login,
      middleware: [
        requireJson,
        limitForms(services, byAddress.login, LoginForm, (c) => isFromKnownDevice(c, services)),
      ] as const,
    },
    async (c) => {
      const form = c.req.valid('json');
      await countLogin(c, services, form.email);
      const { user, cookie } = await logIn(services, form, placeOf(c));
      setSessionCookie(c, cookie, cookieDomain, lifeOfSession(user));
      rememberDevice(c, services, user.id);
      return c.json({ data: user }, 200);
    },
  );

  api.openapi(
    {
      ...routes.getUser,
      middleware: [limited(byAddress.look), keepSession(sessions, settings)] as const,
    },
    (c) => {
      giveXsrfCookie(c, cookieDomain);
      return c.json({ data: c.get('session')?.user ?? null }, 200);
    },
  );

  api.openapi(
    { ...routes.logout, middleware: [limited(byAddress.look), refuseCrossSite] as const },
    async (c) => {
      await logOut(services, readSessionCookie(c) ?? '');
      clearSessionCookie(c, cookieDomain);
      return c.json({ data: null }, 200);
    },
  );
}
