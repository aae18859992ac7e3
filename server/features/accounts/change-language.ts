import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import type { Parts } from '../../parts.ts';
import { updateAccount } from './account-queries.ts';

/** Speaks another language to a user from now on, in the mails to their business too. */
export async function changeLanguage(
  { db }: Pick<Parts, 'db'>,
  user: User,
  language: Language,
): Promise<User> {
  await db.transaction().execute(async (trx) => {
    await updateAccount(trx, user.id, { language });
    if (user.business_id === null) return;
    await trx
      .updateTable('business')
      .set({ language })
      .where('id', '=', user.business_id)
      .execute();
  });
  return { ...user, language };
}
