import * as routes from '@orendi/contract/routes/auth';
import { ChangePasswordForm, type ChangeEmailForm } from '@orendi/contract/schemas/account-forms';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { say } from '../../platform/sentence.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { limitByAccount } from '../../platform/http/rate-limit.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { refuseOperators, signedIn } from '../../platform/http/scopes.ts';
import { clearSessionCookie } from '../../platform/http/keep-session.ts';
import { readRow } from '../../platform/db/rows.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Session } from '../../platform/http/session.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { endSessions, listSignIns } from './sessions.ts';
import { byAccount, byRecipient, emailKey } from './limits.ts';
import {
  listSecurityEvents,
  placeOf,
  recordSecurityEvent,
  type SignInPlace,
} from './security-events.ts';
import { withUncommonPassword } from './passwords/uncommon-password.ts';
import { listFactors } from './factors/factor-queries.ts';
import { withMails } from '../../platform/mail/index.ts';
import { findAccountByEmail, updateAccount, updatePassword } from './account-queries.ts';
import { checkPassword, lockChecked } from './check-password.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { emailTaken } from './faults.ts';

export function ownAccountRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;
  const changing = [signedIn, limitByAccount(countCall, byAccount.change)] as const;
  const confirmed = [signedIn, limitByAccount(countCall, byAccount.confirm), requireJson] as const;

  api.answer(guarded(routes.updateUser, ...changing, requireJson), (c) =>
    changeLanguage(services, c.get('session').user, c.req.valid('json').language),
  );

  api.answer(
    guarded(
      { ...routes.changePassword, request: withUncommonPassword(ChangePasswordForm) },
      ...confirmed,
    ),
    async (c) => {
      await changePassword(services, c.get('session'), c.req.valid('json'), placeOf(c));
      return say(m.api_password_set);
    },
  );

  api.answer(guarded(routes.changeEmail, refuseOperators, ...confirmed), async (c) => {
    await changeEmail(services, c.get('session').user, c.req.valid('json'), placeOf(c));
    return say(m.api_mail_sent);
  });

  api.answer(guarded(routes.listSessions, ...changing), (c) => listSignIns(db, c.get('session')));

  api.answer(guarded(routes.endSession, ...changing), async (c) => {
    const { id } = c.req.valid('param');
    const ended = await endSessions(db, c.get('session').user.id, (own) => own === id);
    if (ended === 0) throw new ApiError('NOT_FOUND');
  });

  api.answer(guarded(routes.endOtherSessions, ...changing), async (c) => {
    const { id, user } = c.get('session');
    await endSessions(db, user.id, (other) => other !== id);
  });

  api.answer(guarded(routes.listSecurityEvents, ...changing), (c) =>
    listSecurityEvents(db, c.get('session').user.id),
  );

  api.answer(guarded(routes.downloadAccountData, ...changing), async (c) => {
    const data = await collectAccountData(services, c.get('session'));
    c.header('Content-Disposition', 'attachment; filename="orendi-account.json"');
    return data;
  });

  api.answer(guarded(routes.deleteAccount, refuseOperators, ...confirmed), async (c) => {
    await deleteOwnAccount(services, c.get('session').user.id, c.req.valid('json'));
    clearSessionCookie(c, settings.cookieDomain);
  });
}

type Row = Record<string, unknown>;

/** Everything stored about a user and their business, except the password hash, the secrets of factors, and what is the buyers'. */
async function collectAccountData({ db }: Pick<Services, 'db'>, session: Session) {
  const { user } = session;
  const told = [
    'new_email',
    'created_at',
    'reminders_off',
    'accepted_terms',
    'declined_claims',
  ] as const;
  const account = await readRow(db, 'account', user.id, told);
  const businessId = (user.role === 'owner' && user.business_id) || 0;
  const [business] = await listRows(db, 'business', 'id', businessId);
  return {
    user: { ...user, ...account },
    sessions: await listSignIns(db, session),
    factors: await listFactors(db, user.id),
    security_events: await listSecurityEvents(db, user.id, null),
    business: business ?? null,
    products: await listRows(db, 'product', 'business_id', businessId),
    packages: await listRows(db, 'package', 'business_id', businessId),
    requests: await listRows(db, 'request', 'business_id', businessId),
    invitations: await listRows(db, 'invitation', 'account_id', user.id),
  };
}

const secrets = '{token_hash,link_seed,link_hash,withdrawn,client_network}';

async function listRows(
  db: Db,
  table: 'business' | 'product' | 'package' | 'request' | 'invitation',
  column: 'id' | 'business_id' | 'account_id',
  id: number,
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) - ${secrets}::text[] as row from ${sql.table(table)} t
    where ${sql.ref(column)} = ${id} order by id`.execute(db);
  return rows.map(({ row }) => row);
}

/** Changes the user's language, and with it the language of the mails to their business. */
async function changeLanguage({ db }: Pick<Services, 'db'>, user: User, language: Language) {
  await db.transaction().execute(async (trx) => {
    await updateAccount(trx, user.id, { language });
    if (user.role !== 'owner') return;
    await sql`
      update business set language = ${language} where id = ${user.business_id}`.execute(trx);
  });
  return { ...user, language };
}

/**
 * Also ends all other sessions and everything pending.
 * @throws ApiError VALIDATION for a wrong password
 */
async function changePassword(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  session: Session,
  { currentPassword, password }: ChangePasswordForm,
  place: SignInPlace,
): Promise<void> {
  const { id } = session.user;
  const checked = await checkPassword(services, id, currentPassword);
  const passwordHash = await services.passwords.hash(password);
  await withMails(services, async (trx) => {
    const { user } = await lockChecked(trx, checked);
    await updatePassword(trx, id, passwordHash);
    await endSessions(trx, id, (other) => other !== session.id);
    const factors = await listFactors(trx, id);
    await queueAccountMail(trx, services, 'password-changed', user, { factors });
    await recordSecurityEvent(trx, id, 'password_changed', place);
  });
}

/**
 * Sends a verification link to a new address, and word of it to the old one. The account keeps its old address until the
 * link is used, so that a typo locks nobody out.
 * @throws ApiError VALIDATION when the password is wrong or the address already has an account, RATE_LIMITED when the
 * account has asked, or the address has been sent links, too often
 */
async function changeEmail(
  services: Pick<Services, 'clock' | 'countCall' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  { id }: User,
  { email, currentPassword }: ChangeEmailForm,
  place: SignInPlace,
): Promise<void> {
  const { countCall, db } = services;
  const checked = await checkPassword(services, id, currentPassword);
  const newEmail = email.toLowerCase();
  if (await findAccountByEmail(db, newEmail)) throw emailTaken();
  await countCall(byAccount.changeEmail, String(id));
  await countCall(byRecipient.changeEmail, emailKey(newEmail));
  await withMails(services, async (trx) => {
    const { user } = await lockChecked(trx, checked);
    await updateAccount(trx, id, { new_email: newEmail });
    await queueAccountMail(trx, services, 'email-change-asked', user);
    await queueAccountMail(trx, services, 'verify-new-email', { id, email: newEmail });
    await recordSecurityEvent(trx, id, 'email_change_asked', place);
  });
}
