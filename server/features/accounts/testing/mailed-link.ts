import type { TestShop } from '../../../testing/open-test-shop.ts';
import { accountMails } from '../mails/account-mail.ts';

/** The latest mail to an account, as it would be sent now. */
export async function latestMail(
  { db, services }: Pick<TestShop, 'db' | 'services'>,
  accountId: number,
) {
  const { recipient, payload, template } = await db
    .selectFrom('mail')
    .select(['recipient', 'payload', 'template'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const content = await accountMails(services)[template]?.(payload, db);
  return { recipient, kind: payload['kind'], subject: '', text: '', ...content };
}

/** The token of the link in the latest mail to an account. */
export async function mailedToken(
  shop: Pick<TestShop, 'db' | 'services'>,
  accountId: number,
): Promise<string> {
  const { text } = await latestMail(shop, accountId);
  return /\/(?:verify-email|reset-password)\/(\S+)/.exec(text)?.[1] ?? '';
}
