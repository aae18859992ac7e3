import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { updateAccount } from './account-queries.ts';

/** Changes the user's language, and with it the language of the mails to their business. */
export async function changeLanguage(
  { db }: Pick<Services, 'db'>,
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
