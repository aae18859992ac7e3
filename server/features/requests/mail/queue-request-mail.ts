import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { insertMails, mailHost, queueMails } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { RequestableItem } from '../../catalogue/index.ts';

export const requestTemplate = 'request';

export async function queueRequestMail(
  trx: Db,
  settings: Pick<Settings, 'mailFrom'>,
  requestId: number,
  recipients: string[],
): Promise<void> {
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `request-${requestId}`,
    template: requestTemplate,
    payload: { requestId },
    recipients,
    requestId,
  });
}

/**
 * The same within the statement that stores the request.
 * @param stored names what returns its `id`
 */
export function insertRequestMail(
  { mailFrom }: Pick<Settings, 'mailFrom'>,
  recipients: string[],
  stored: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const about = sql`(select 'request-' || id as subject, jsonb_build_object('requestId', id) as payload,
    id as request_id from ${stored})`;
  return insertMails(mailHost(mailFrom), { template: requestTemplate, recipients }, about);
}

export function recipientsOf(told: Pick<RequestableItem, 'business_email' | 'account_email'>) {
  const { business_email: business, account_email: account } = told;
  const isOther = account !== null && account.toLowerCase() !== business.toLowerCase();
  return isOther ? [business, account] : [business];
}
