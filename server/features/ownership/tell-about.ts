import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../platform/mail/index.ts';
import { queueAccountMail, type SellerMail, sellerTemplate } from '../accounts/index.ts';

interface About extends Partial<NonNullable<SellerMail['business']>> {
  /** Accounts that are told too: who owned the business before, or worked for it. */
  also?: number[];
}

/** Tells the owner of a business, others it concerns, and its own address, each once; of a question, owners alone. */
export async function tellAbout(
  trx: Trx,
  services: Pick<Services, 'clock' | 'settings'>,
  kind: SellerMail['kind'] | 'merge-asked',
  businessId: number,
  { also = [], ...about }: About = {},
): Promise<void> {
  const { business_name: name, email } = await trx
    .selectFrom('business')
    .select(['business_name', 'email'])
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  const accounts = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where((is) => is.or([is('business_id', '=', businessId), is('id', 'in', [0, ...also])]))
    .execute();
  const business = { name, reason: '', ...about };
  for (const account of accounts)
    await queueAccountMail(trx, services, kind, account, { business });
  if (kind === 'merge-asked' || accounts.some((account) => account.email === email.toLowerCase())) {
    return;
  }
  await queueMails(trx, mailHost(services.settings.mailFrom), {
    subjectId: `${kind}-${businessId}`,
    template: sellerTemplate,
    payload: { kind, business, businessId } satisfies SellerMail,
    recipients: [email],
  });
}
