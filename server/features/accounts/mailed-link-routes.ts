import * as routes from '@orendi/contract/routes/auth';
import { listKeptFactors } from '@orendi/contract/routes/auth-factors';
import { ForgetPasswordForm, ResetPasswordForm } from '@orendi/contract/schemas/account-forms';
import { m } from '@orendi/messages';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { refuseCrossSite } from '../../platform/http/xsrf.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import { signedIn } from '../../platform/http/scopes.ts';
import { isFromKnownDevice } from './count-login.ts';
import { badLink } from './faults.ts';
import { listFactors } from './factors/factor-queries.ts';
import { accountOfResetLink, forgetPassword, resetPassword } from './reset-password.ts';
import { rememberDevice } from './known-devices.ts';
import { byAccount, byAddress, emailKey, limitForms } from './limits.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';
import { placeOf } from './security-events.ts';
import { withUncommonPassword } from './passwords/uncommon-password.ts';

export function mailedLinkRoutes(api: Api, services: Services): void {
  const { countCall } = services;

  api.openapi(
    guarded(routes.verifyEmail, limitByAddress(countCall, byAddress.verify)),
    async (c) => {
      await verifyEmail(services, c.req.valid('param').token, placeOf(c));
      const message = m.api_email_verified({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );

  api.openapi(guarded(routes.resendVerification, refuseCrossSite, signedIn), async (c) => {
    const { user } = c.get('session');
    await countCall(byAccount.resend, String(user.id));
    await resendVerification(services, user);
    const message = m.api_mail_sent({}, { locale: c.get('language') });
    return c.json({ data: null, message }, 200);
  });

  api.openapi(
    guarded(
      routes.forgetPassword,
      requireJson,
      limitForms(services, byAddress.forget, ForgetPasswordForm, (c) =>
        isFromKnownDevice(c, services),
      ),
    ),
    async (c) => {
      const { email } = c.req.valid('json');
      await countCall(byAccount.forget, emailKey(email));
      await forgetPassword(services, email);
      const message = m.api_reset_mail_sent({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );

  api.openapi(
    guarded(routes.checkResetLink, limitByAddress(countCall, byAddress.verify)),
    async (c) => {
      if ((await accountOfResetLink(services, c.req.valid('param').token)) === null)
        throw badLink();
      return c.json({ data: null }, 200);
    },
  );

  api.openapi(
    {
      ...listKeptFactors,
      // A new password comes next, which strangers at the same address must not prevent.
      middleware: limitByAddress(
        countCall,
        byAddress.verify,
        async (c) => (await accountOfResetLink(services, c.req.param('token') ?? '')) !== null,
      ),
    },
    async (c) => {
      const accountId = await accountOfResetLink(services, c.req.valid('param').token);
      if (accountId === null) throw badLink();
      return c.json({ data: await listFactors(services.db, accountId) }, 200);
    },
  );

  api.openapi(
    guarded(
      { ...routes.resetPassword, request: withUncommonPassword(ResetPasswordForm) },
      requireJson,
      limitForms(services, byAddress.reset, ResetPasswordForm, (c) => bringsResetLink(c, services)),
    ),
    async (c) => {
      const accountId = await resetPassword(services, c.req.valid('json'), placeOf(c));
      // Whoever reads the account's mails is its owner: they sign in next, perhaps from a network with strangers in it.
      rememberDevice(c, services, accountId);
      const message = m.api_password_set({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );
}

async function bringsResetLink(c: Context<ApiEnv>, services: Services): Promise<boolean> {
  const form: unknown = await c.req.json();
  const hasToken = typeof form === 'object' && form !== null && 'token' in form;
  if (!hasToken || typeof form.token !== 'string') return false;
  return (await accountOfResetLink(services, form.token)) !== null;
}
