import type { Language } from '@orendi/contract/language';
import type { NewLeadForm } from '@orendi/contract/schemas/leads';
import type { Services } from '../../../services.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { ApiError, noProductFound } from '../../../platform/http/api-error.ts';
import { saveUnderKey } from '../../../platform/idempotency/keys.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { findOwnItem, type RequestableItem, snapshotOf } from '../../catalogue/index.ts';
import { phoneColumns } from '../submit-request.ts';
import { insertEvents } from './event-queries.ts';

interface Writer {
  businessId: number;
  accountId: number;
  /** The seller's, as nobody knows the buyer's. */
  language: Language;
}

/**
 * Stores a lead that its seller writes down. Nobody is told of it.
 * @param key the same again makes no other lead, and corrects name, number and note of that one
 * @returns its id
 * @throws ApiError NOT_FOUND when the business has no such item or press, CONFLICT when as many leads as presses are made
 */
export function createLead(
  services: Pick<Services, 'changes'>,
  writer: Writer,
  form: NewLeadForm,
  key: string | undefined,
): Promise<number> {
  const { businessId } = writer;
  return changeBusiness(services, businessId, async (trx) => {
    const { id } = await saveUnderKey(trx, { businessId, kind: 'request', key }, async (made) =>
      made === undefined ? insertLead(trx, writer, form) : correctLead(trx, writer, form, made),
    );
    return id;
  });
}

async function insertLead(trx: Trx, writer: Writer, form: NewLeadForm) {
  const { businessId, accountId, language } = writer;
  const press =
    form.press_id === undefined ? null : await takePress(trx, businessId, form.press_id);
  const item = await findItem(trx, businessId, form, press);
  const { stage: state = 'answered' } = form;
  const lead = await trx
    .insertInto('request')
    .values({
      ...snapshotOf(item),
      item_images: JSON.stringify(item.images),
      client_name: form.name,
      client_message: '',
      ...phoneColumns({ phoneNumber: form.phone, phoneCountry: undefined }, item),
      client_email: null,
      preferred_contact_method: 'phone',
      client_language: language,
      state,
      source: press ? 'press' : 'hand',
      note: form.note ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertEvents(trx, { requestId: lead.id, accountId }, [{ kind: 'stage', value: state }]);
  return lead;
}

/** A seller who has had no answer may change the form before sending it again. */
async function correctLead(trx: Trx, { businessId }: Writer, form: NewLeadForm, id: number) {
  const shop = await findItem(trx, businessId, form, null);
  return trx
    .updateTable('request')
    .set({
      client_name: form.name,
      ...phoneColumns({ phoneNumber: form.phone, phoneCountry: undefined }, shop),
      ...(form.note !== undefined && { note: form.note }),
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function findItem(
  trx: Trx,
  businessId: number,
  form: NewLeadForm,
  press: Awaited<ReturnType<typeof takePress>> | null,
): Promise<RequestableItem> {
  const { item_type: type, item_id: id } = form.item_id === undefined ? { ...press } : form;
  const item = type && id ? await findOwnItem(trx, businessId, { type, id }) : undefined;
  if (item) return item;
  if (form.item_id !== undefined) throw noProductFound();
  // The item of a press may have been deleted since.
  const business = await findOwnItem(trx, businessId, { type: 'business', id: businessId });
  if (!business) throw new Error(`There is no business ${businessId}.`);
  return business;
}

async function takePress(trx: Trx, businessId: number, id: number) {
  const own = { id, business_id: businessId };
  const taken = await trx
    .updateTable('contact_press')
    .set(({ eb }) => ({ leads: eb('leads', '+', 1) }))
    .where(({ and, eb, ref }) => and([and(own), eb('leads', '<', ref('presses'))]))
    .returning(['item_type', 'item_id'])
    .executeTakeFirst();
  if (taken) return taken;
  const known = await trx
    .selectFrom('contact_press')
    .select('id')
    .where(({ and }) => and(own))
    .executeTakeFirst();
  throw new ApiError(known ? 'CONFLICT' : 'NOT_FOUND');
}
