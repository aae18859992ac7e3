import { effectivePrice } from '@orendi/contract/money';
import type { RequestForm } from '@orendi/contract/schemas/request-form';
import type { Language } from '@orendi/messages';
import pg from 'pg';
import type { Services } from '../../services.ts';
import { noProductFound } from '../../platform/http/not-found.ts';
import { mailHost, queueMails } from '../../platform/mail/index.ts';
import type { RequestableItem } from '../catalogue/index.ts';
import { captchaFailed } from './captcha-failed.ts';
import { insertRequest } from './queries.ts';
import { pushQueue } from './push/send-due-push.ts';
import { requestTemplate } from './mail/request-mail.ts';
import type { Sending } from './repeated-form.ts';

const FOREIGN_KEY_VIOLATION = '23503';

export interface Submission {
  form: RequestForm;
  sending: Sending | null;
  /** The visitor's language. */
  language: Language;
}

/**
 * Stores a request with everything that follows from it in one transaction: the snapshot of its item, the used captcha,
 * the idempotency key, the seller's mail, and push messages to the seller's browsers.
 * @returns the id of the request
 * @throws ApiError CAPTCHA when its captcha or key was already used, NOT_FOUND when the business has just been removed
 */
export async function storeRequest(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { form, sending, language }: Submission,
  item: RequestableItem,
  captcha: { spendKey: string; expiresAt: Date },
): Promise<number> {
  const request = {
    business_id: item.business_id,
    item_id: item.id,
    item_type: item.type,
    item_name: item.name,
    item_images: item.images,
    item_price: effectivePrice({ ...item, saleType: item.sale_type }),
    item_currency: item.currency,
    client_name: form.name,
    client_message: form.message,
    client_phone: form.phoneNumber,
    client_email: form.contactEmail,
    preferred_contact_method: form.preferredContactMethod,
    client_language: language,
  };
  try {
    const { id, subscription_ids: subscriptions } = await db.transaction().execute(async (trx) => {
      const stored = await insertRequest(trx, request, captcha, sending);
      if (!stored) throw captchaFailed();
      const requestId = stored.id;
      await queueMails(trx, mailHost(settings.mailFrom), {
        subjectId: `request-${requestId}`,
        template: requestTemplate,
        payload: { requestId },
        recipients: recipientsOf(item),
        requestId,
      });
      for (const subscriptionId of stored.subscription_ids) {
        await jobs.send(trx, pushQueue, { requestId, subscriptionId });
      }
      return stored;
    });
    if (subscriptions.length > 0) jobs.wake(pushQueue);
    return id;
  } catch (error) {
    const { code } = error instanceof pg.DatabaseError ? error : {};
    throw code === FOREIGN_KEY_VIOLATION ? noProductFound() : error;
  }
}

/** The address of the business, and that of its account if it is different. */
function recipientsOf({ business_email: business, account_email: account }: RequestableItem) {
  const isOther = account !== null && account.toLowerCase() !== business.toLowerCase();
  return isOther ? [business, account] : [business];
}
