import {
  type Account,
  listFactors,
  listOpenSessions,
} from '@orendi/server/features/accounts/index';
import { listBusinesses } from '@orendi/server/features/businesses/index';
import type { Services } from '@orendi/server/services';

/** What the shop knows about an account, in the order of printing. */
export async function describeAccount(
  db: Services['db'],
  { user, newEmail }: Account,
): Promise<Record<string, string>> {
  const { created_at: createdAt } = await db
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const sessions = await listOpenSessions(db, user.id);
  const { authenticator, passkeys } = await listFactors(db, user.id);
  const [business] = user.business_id === null ? [] : await listBusinesses(db, user.business_id);
  return {
    id: String(user.id),
    email: user.email,
    new_email: newEmail ?? '',
    name: `${user.name} ${user.surname}`,
    birth_date: user.birthDate ?? '',
    language: user.language,
    verified: user.isactive ? 'yes' : 'no',
    business: business ? `${business.id} ${business.business_name}` : '',
    created_at: createdAt.toISOString(),
    second_factor: authenticator ? `recovery codes left: ${authenticator.recoveryCodes}` : '',
    passkeys: passkeys.length > 0 ? String(passkeys.length) : '',
    sign_ins: String(sessions.length),
    last_used_on: sessions[0]?.updated_at.toISOString().slice(0, 10) ?? '',
  };
}
