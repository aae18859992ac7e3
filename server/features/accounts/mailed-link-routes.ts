import * as routes from '@orendi/contract/routes/auth';
import { ResetPasswordForm } from '@orendi/contract/schemas/account-forms';
import { m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { refuseCrossSite } from '../../platform/http/cross-site.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import { signedIn } from '../../platform/http/scopes.ts';
import { forgetPassword } from './forget-password.ts';
import { byAccount, byAddress, emailKey } from './limits.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { withUncommonPassword } from './uncommon-password.ts';
import { verifyEmail } from './verify-email.ts';

/** The routes behind mailed links: verifying an address and resetting a password. */
export function mailedLinkRoutes(api: Api, services: Services): void {
  const { countCall } = services;

  api.openapi(
    { ...routes.verifyEmail, middleware: limitByAddress(countCall, byAddress.verify) },
    async (c) => {
      await verifyEmail(services, c.req.valid('param').token);
      const message = m.api_email_verified({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );

  api.openapi(
    { ...routes.resendVerification, middleware: [refuseCrossSite, signedIn] as const },
    async (c) => {
      const { user } = c.get('session');
      await countCall(byAccount.resend, String(user.id));
      await resendVerification(services, user);
      const message = m.api_mail_sent({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );

  api.openapi(
    {
      ...routes.forgetPassword,
      middleware: [limitByAddress(countCall, byAddress.forget), requireJson] as const,
    },
    async (c) => {
      const { email } = c.req.valid('json');
      await countCall(byAccount.forget, emailKey(email));
      await forgetPassword(services, email);
      const message = m.api_reset_mail_sent({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );

  api.openapi(
    {
      ...routes.resetPassword,
      request: withUncommonPassword(ResetPasswordForm),
      middleware: [limitByAddress(countCall, byAddress.reset), requireJson] as const,
    },
    async (c) => {
      await resetPassword(services, c.req.valid('json'));
      const message = m.api_password_set({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );
}
