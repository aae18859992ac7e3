import { readPhone } from '@orendi/contract/phone';
import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { RequestForm } from '@orendi/contract/schemas/request-form';
import type { Language } from '@orendi/messages';
import pg from 'pg';
import type { Services } from '../../services.ts';
import { ApiError, noBusinessFound, noProductFound } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import type { Db, Trx } from '../../platform/db/tables.ts';
import { findRequestableItem, type RequestableItem, snapshotOf } from '../catalogue/index.ts';
import { sellerCountry, type SellerCountryColumns } from '../businesses/index.ts';
import { captchaFailed } from './captcha-failed.ts';
import { hashNetwork, newOwnLink, ownLink } from './own/own-link.ts';
import { type Joining, joinByForm } from './round.ts';
import { findFirstAnswer, type Sending, type SubmittedRequest } from './repeated-form.ts';
import { judgeForm, type Sender } from './spam/judge-form.ts';
import { queueDigest } from './held/digest-mail.ts';
import { recipientsOf } from './mail/queue-request-mail.ts';
import { pushQueue } from './push/push-requests.ts';
import { insertRequest, type NewRequest } from './queries.ts';

/**
 * Accepts a visitor's request. When it returns, request, snapshot and mails are stored. One that looks like spam is held.
 * @returns the id of the request and its buyer's link, the same for concurrent submissions of one form
 * @throws ApiError NOT_FOUND, CAPTCHA, or CONFLICT when the key belongs to another form
 */
export async function submitRequest(services: Services, submission: Submission) {
  const { db, changes, jobs, captcha } = services;
  const { form, sending, sender } = submission;
  const { round } = form;
  let item = await requireItem(db, form);

  try {
    const verdict = await captcha.verify(form.token);
    if (!verdict.ok) throw captchaFailed();
    const joining =
      submission.joining ??
      (round === undefined ? null : await joinByForm(db, { ...form, round }, item.business_id));
    const joined = { ...submission, joining };
    const isRepeat = joining?.isRepeat;
    const { business_id: businessId } = item;
    const { signals, takeBack } = await judgeForm(services, form, sender, businessId, isRepeat);
    const stored = await storeRequest(services, joined, item, verdict, signals)
      .catch(async (error: unknown) => {
        if (!(error instanceof BusinessGone)) throw error;
        // If it has become part of another one meanwhile, that one sells the item.
        item = await requireItem(db, form);
        return storeRequest(services, joined, item, verdict, signals);
      })
      .catch(async (error: unknown) => {
        await takeBack();
        throw error instanceof BusinessGone ? noProductFound() : error;
      });
    jobs.wake(mailQueue);
    changes.announceOrders(item.business_id);
    return stored;
  } catch (error) {
    // The other of two concurrent submissions came first and has used the captcha.
    const first =
      sending && error instanceof ApiError && (await findFirstAnswer(services, sending));
    if (!first) throw error;
    return first;
  }
}

/** @throws ApiError NOT_FOUND */
async function requireItem(db: Db, { type, id }: RequestForm): Promise<RequestableItem> {
  const merged = db.selectFrom('business_merge').select('into_id').where('from_id', '=', id);
  const item =
    (await findRequestableItem(db, type, id)) ??
    (type === 'business' &&
      (await findRequestableItem(db, type, (await merged.executeTakeFirst())?.into_id ?? 0)));
  if (!item) throw type === 'business' ? noBusinessFound() : noProductFound();
  return item;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** The business of an item has just been removed, or merged into another. */
class BusinessGone extends Error {}

interface Submission {
  form: RequestForm;
  sending: Sending | null;
  language: Language;
  sender: Sender;
  /** Null for one that is asked of this seller alone; absent where the form tells. */
  joining?: Joining | null;
}

/**
 * Stores a request with everything that follows from it in one transaction: the snapshot of its item, the used captcha,
 * the idempotency key, the seller's mail, and push messages to the seller's browsers. A held one gets a place in the
 * seller's next digest instead of mail and messages. A business of its round that has been asked is not asked again.
 * @throws ApiError CAPTCHA when its captcha or key was already used; BusinessGone
 */
async function storeRequest(
  services: Pick<Services, 'db' | 'jobs' | 'secret' | 'settings'>,
  { form, sending, language, sender, joining }: Submission,
  item: RequestableItem,
  captcha: { spendKey: string; expiresAt: Date },
  signals: HeldSignal[],
): Promise<SubmittedRequest> {
  const { db, jobs, secret, settings } = services;
  const link = newOwnLink(secret);
  const takesSize = item.takes_size;
  const columns = {
    ...snapshotOf(item),
    client_name: form.name,
    client_message: form.message,
    ...phoneColumns(form, item),
    client_email: form.contactEmail,
    preferred_contact_method: form.preferredContactMethod,
    prefers_whatsapp: form.prefersWhatsapp,
    wanted_length: takesSize ? form.wantedLength : null,
    wanted_width: takesSize ? form.wantedWidth : null,
    wanted_height: takesSize ? form.wantedHeight : null,
    client_language: language,
    client_network: hashNetwork(services, sender.clientAddress),
    ...link,
  };
  const recipients = recipientsOf(item);
  const insert = async (trx: Db, round: string | null, found: HeldSignal[]) => {
    const isHeld = found.length > 0;
    const request: NewRequest = {
      ...columns,
      round,
      state: isHeld ? 'held' : 'new',
      signals: found,
    };
    const stored = await insertRequest(trx, services, request, captcha, sending, recipients);
    if (!stored) throw captchaFailed();
    if (isHeld) await queueDigest(trx, settings, { businessId: item.business_id, recipients });
    return { ...stored, link_seed: link.link_seed };
  };
  const insertAmong = async (trx: Trx, { join }: Joining) => {
    const { round, there, heldFor } = await join(trx, item.business_id);
    if (there) return { ...there, subscription_ids: [] };
    return insert(trx, round, signals.length > 0 ? signals : heldFor);
  };
  try {
    // A statement is a transaction by itself.
    const isOne = !joining && signals.length === 0;
    const stored = isOne
      ? await insert(db, null, signals)
      : await db
          .transaction()
          .execute((trx) => (joining ? insertAmong(trx, joining) : insert(trx, null, signals)));
    if (stored.subscription_ids.length > 0) jobs.wake(pushQueue);
    return { id: stored.id, link: ownLink(secret, stored.link_seed) };
  } catch (error) {
    const { code, table } = error instanceof pg.DatabaseError ? error : {};
    if (code !== FOREIGN_KEY_VIOLATION) throw error;
    // A key stands for a request, and of a used captcha there is none.
    throw table === 'idempotency_key' ? captchaFailed() : new BusinessGone();
  }
}

/** The number as read for the seller, and as typed where that differs in more than spaces. */
export function phoneColumns(
  { phoneNumber: typed, phoneCountry: chosen }: Pick<RequestForm, 'phoneNumber' | 'phoneCountry'>,
  seller: SellerCountryColumns,
) {
  if (typed === null) return { client_phone: null, client_phone_typed: null };
  const read = readPhone(typed, { seller: sellerCountry(seller), chosen });
  const phone = read.phone ?? typed;
  const isSame = typed.replaceAll(/\s/g, '') === phone.replaceAll(/\s/g, '');
  return { client_phone: phone, client_phone_typed: isSame ? null : typed };
}
