import * as routes from '@orendi/contract/routes/auth';
import { ChangePasswordForm } from '@orendi/contract/schemas/account-forms';
import { m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { limitByAccount } from '../../platform/http/limit-by-account.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { refuseOperators, signedIn } from '../../platform/http/scopes.ts';
import { clearSessionCookie } from '../../platform/http/keep-session.ts';
import { changeEmail, changeLanguage, changePassword } from './change-account.ts';
import { collectAccountData } from './collect-account-data.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { endSessions, listSignIns } from './sessions.ts';
import { byAccount } from './limits.ts';
import { listSecurityEvents } from './security-events.ts';
import { placeOf } from './sign-in-place.ts';
import { withUncommonPassword } from './passwords/uncommon-password.ts';

/** Routes for users' own accounts. */
export function ownAccountRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;
  const changing = [signedIn, limitByAccount(countCall, byAccount.change)] as const;
  const confirmed = [signedIn, limitByAccount(countCall, byAccount.confirm), requireJson] as const;

  api.openapi(
    { ...routes.updateUser, middleware: [...changing, requireJson] as const },
    async (c) => {
      const { language } = c.req.valid('json');
      const user = await changeLanguage(services, c.get('session').user, language);
      return c.json({ data: user }, 200);
    },
  );

  api.openapi(
    {
      ...routes.changePassword,
      request: withUncommonPassword(ChangePasswordForm),
      middleware: [...confirmed] as const,
    },
    async (c) => {
      await changePassword(services, c.get('session'), c.req.valid('json'), placeOf(c));
      const message = m.api_password_set({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );

  api.openapi(
    { ...routes.changeEmail, middleware: [refuseOperators, ...confirmed] as const },
    async (c) => {
      await changeEmail(services, c.get('session').user, c.req.valid('json'), placeOf(c));
      const message = m.api_mail_sent({}, { locale: c.get('language') });
      return c.json({ data: null, message }, 200);
    },
  );

  api.openapi({ ...routes.listSessions, middleware: [...changing] as const }, async (c) =>
    c.json({ data: await listSignIns(db, c.get('session')) }, 200),
  );

  api.openapi({ ...routes.endSession, middleware: [...changing] as const }, async (c) => {
    const { id } = c.req.valid('param');
    const ended = await endSessions(db, c.get('session').user.id, (own) => own === id);
    if (ended === 0) throw new ApiError('NOT_FOUND');
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.endOtherSessions, middleware: [...changing] as const }, async (c) => {
    const { id, user } = c.get('session');
    await endSessions(db, user.id, (other) => other !== id);
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.listSecurityEvents, middleware: [...changing] as const }, async (c) =>
    c.json({ data: await listSecurityEvents(db, c.get('session').user.id) }, 200),
  );

  api.openapi({ ...routes.downloadAccountData, middleware: [...changing] as const }, async (c) => {
    const data = await collectAccountData(services, c.get('session'));
    c.header('Content-Disposition', 'attachment; filename="orendi-account.json"');
    return c.json({ data }, 200);
  });

  api.openapi(
    { ...routes.deleteAccount, middleware: [refuseOperators, ...confirmed] as const },
    async (c) => {
      const { currentPassword } = c.req.valid('json');
      await deleteOwnAccount(services, c.get('session').user.id, currentPassword);
      clearSessionCookie(c, settings.cookieDomain);
      return c.json({ data: null }, 200);
    },
  );
}
