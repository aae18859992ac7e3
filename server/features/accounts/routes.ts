import { z } from '@hono/zod-openapi';
import * as routes from '@orendi/contract/routes/auth';
import { listKeptFactors } from '@orendi/contract/routes/auth-factors';
import {
  ForgetPasswordForm,
  LoginForm,
  RegisterForm,
  ResetPasswordForm,
} from '@orendi/contract/schemas/account-forms';
import { m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import { say } from '../../platform/sentence.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { refuseCrossSite, giveXsrfCookie } from '../../platform/http/xsrf.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import {
  clearSessionCookie,
  keepSession,
  readSessionCookie,
} from '../../platform/http/keep-session.ts';
import { signedIn } from '../../platform/http/scopes.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { listFactors } from './factors/factor-queries.ts';
import { memberRoutes } from './members/member-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { findAccountByEmail } from './account-queries.ts';
import { countLogin, isFromKnownDevice, logIn } from './log-in.ts';
import { giveSession, rememberDevice } from './known-devices.ts';
import { withFreeEmail } from './taken-email.ts';
import { byAccount, byAddress, emailKey, limitForms } from './limits.ts';
import { logOut } from './sessions.ts';
import { register } from './register.ts';
import {
  findUserOfResetLink,
  forgetPassword,
  requireResetLink,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './mailed-links.ts';
import { placeOf } from './security-events.ts';
import { withUncommonPassword } from './passwords/uncommon-password.ts';

const namesAddress = z.object({ email: RegisterForm.shape.email });

export function accountRoutes(api: Api, services: Services): void {
  const { countCall, db, sessions, settings } = services;
  const { cookieDomain } = settings;
  const limited = (limit: (typeof byAddress)[keyof typeof byAddress]) =>
    limitByAddress(countCall, limit);

  api.answer(
    guarded(
      // An address that is looked up is charged even where another field is wrong: the answer says whether it is taken.
      { ...routes.register, request: withUncommonPassword(withFreeEmail(RegisterForm, services)) },
      requireJson,
      limitForms(services, byAddress.register, namesAddress),
    ),
    async (c) => {
      const form = c.req.valid('json');
      const signedUp = await register(services, form, c.get('language'), placeOf(c));
      return giveSession(c, services, signedUp);
    },
  );

  api.answer(
    guarded(
      routes.login,
      requireJson,
      limitForms(services, byAddress.login, LoginForm, ({ email }, c) =>
        isFromKnownDevice(c, services, email),
      ),
    ),
    async (c) => {
      const form = c.req.valid('json');
      const account = await findAccountByEmail(db, form.email);
      await countLogin(c, services, form.email, account);
      return giveSession(c, services, await logIn(services, account, form, placeOf(c)));
    },
  );

  api.answer(
    guarded(routes.getUser, limited(byAddress.look), keepSession(sessions, settings)),
    (c) => {
      giveXsrfCookie(c, cookieDomain);
      return c.get('session')?.user ?? null;
    },
  );

  api.answer(guarded(routes.logout, limited(byAddress.look), refuseCrossSite), async (c) => {
    await logOut(services, readSessionCookie(c) ?? '');
    clearSessionCookie(c, cookieDomain);
  });

  mailedLinkRoutes(api, services);
  ownAccountRoutes(api, services);
  factorRoutes(api, services);
  memberRoutes(api, services);
}

function mailedLinkRoutes(api: Api, services: Services): void {
  const { countCall } = services;
  const verifying = limitByAddress(countCall, byAddress.verify);
  const hasResetLink = async (token: string) =>
    (await findUserOfResetLink(services, token)) !== null;

  api.answer(guarded(routes.verifyEmail, verifying), async (c) => {
    await verifyEmail(services, c.req.valid('param').token, placeOf(c));
    return say(m.api_email_verified);
  });

  api.answer(guarded(routes.resendVerification, refuseCrossSite, signedIn), async (c) => {
    const { user } = c.get('session');
    await countCall(byAccount.resend, String(user.id));
    await resendVerification(services, user);
    return say(m.api_mail_sent);
  });

  api.answer(
    guarded(
      routes.forgetPassword,
      requireJson,
      limitForms(services, byAddress.forget, ForgetPasswordForm, ({ email }, c) =>
        isFromKnownDevice(c, services, email),
      ),
    ),
    async (c) => {
      const { email } = c.req.valid('json');
      await countCall(byAccount.forget, emailKey(email));
      await forgetPassword(services, email);
      return say(m.api_reset_mail_sent);
    },
  );

  api.answer(
    guarded(routes.checkResetLink, verifying),
    async (c) => void (await requireResetLink(services, c.req.valid('param').token)),
  );

  api.answer(
    {
      ...listKeptFactors,
      // A new password comes next, which strangers at the same address must not prevent.
      middleware: limitByAddress(countCall, byAddress.verify, (c) =>
        hasResetLink(c.req.param('token') ?? ''),
      ),
    },
    async (c) => {
      const { id } = await requireResetLink(services, c.req.valid('param').token);
      return listFactors(services.db, id);
    },
  );

  api.answer(
    guarded(
      { ...routes.resetPassword, request: withUncommonPassword(ResetPasswordForm) },
      requireJson,
      limitForms(services, byAddress.reset, ResetPasswordForm, ({ token }) => hasResetLink(token)),
    ),
    async (c) => {
      const accountId = await resetPassword(services, c.req.valid('json'), placeOf(c));
      // Whoever reads the account's mails is its owner: they sign in next, perhaps from a network with strangers in it.
      rememberDevice(c, services, accountId);
      return say(m.api_password_set);
    },
  );
}
