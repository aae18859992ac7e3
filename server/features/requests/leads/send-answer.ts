import type { SendAnswerForm } from '@orendi/contract/schemas/leads';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { updateRow } from '../../../platform/db/rows.ts';
import { brokenField, conflict } from '../../../platform/http/api-error.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { say } from '../../../platform/sentence.ts';
import { queueOwnMail } from '../own/queue-own-mail.ts';
import { lockLead, stageColumns } from './change-lead.ts';
import { insertEvents } from './event-queries.ts';

/**
 * Shows an answer on the buyer's page, in place of a former one, and tells the buyer by mail. What the seller keeps for itself stays as it is.
 * @throws ApiError NOT_FOUND when the business has no such lead, CONFLICT when no buyer can see it, VALIDATION for a price
 * without a currency
 */
export function sendAnswer(
  services: Pick<Services, 'db' | 'jobs' | 'secret' | 'settings'>,
  { businessId, accountId }: { businessId: number; accountId: number },
  { requestId, price, currency, words }: SendAnswerForm,
): Promise<void> {
  return withMails(services, async (trx) => {
    const lead = await lockLead(trx, businessId, requestId);
    if (lead.withdrawn_at) throw conflict(m.api_request_withdrawn);
    if (!lead.takes_answer) throw conflict(m.api_request_without_page);
    const sentCurrency = price === null ? null : (currency ?? lead.item_currency);
    if (price !== null && sentCurrency === null) throw brokenField('currency', say(m.api_required));
    const answered = price === null ? 'answered' : 'offered';
    const stage = lead.state === 'new' ? answered : lead.state;
    await updateRow(trx, 'request', lead.id, {
      sent_price: price,
      sent_currency: sentCurrency,
      sent_words: words,
      sent_at: sql<Date>`now()`,
      ...(stage !== lead.state && stageColumns(lead, stage)),
    });
    await insertEvents(trx, { requestId: lead.id, accountId }, [
      ...(price === null ? [] : [{ kind: 'offer' as const, value: `${price} ${sentCurrency}` }]),
      ...(stage === lead.state ? [] : [{ kind: 'stage' as const, value: stage }]),
    ]);
    await queueOwnMail(trx, services, { requestId, kind: 'answer' });
  });
}
