import type { LeadEventKind, SetStage } from '@orendi/contract/leads';
import type { LeadChangeForm } from '@orendi/contract/schemas/leads';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import { type Selectable, sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { updateRow } from '../../../platform/db/rows.ts';
import type { Database, Trx } from '../../../platform/db/tables.ts';
import { ApiError, brokenField, conflict } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { takesAnswer } from '../orders/order-queries.ts';
import { firstAnswer, insertEvents, undoStage } from './event-queries.ts';

/** The columns that a seller fills in besides the stage. */
const keptColumns = [
  'note',
  'offered_price',
  'offered_currency',
  'follow_up_on',
  'lost_reason',
] as const;
type Kept = Pick<Selectable<Database['request']>, (typeof keptColumns)[number]>;
type Lead = Awaited<ReturnType<typeof lockLead>>;

/**
 * Changes what a seller keeps of a lead, and notes in its history what has changed.
 * @throws ApiError NOT_FOUND when the business has no such lead, CONFLICT while it is held or when a withdrawn one would be
 * pending, VALIDATION for an offer without a currency, or a day that is over
 */
export async function changeLead(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { businessId, accountId }: { businessId: number; accountId: number },
  form: LeadChangeForm,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const lead = await lockLead(trx, businessId, form.requestId);
    const kept = keptAfter(lead, form, tiraneDay(clock()));
    const stage = stageAfter(lead, form);
    if (stage === 'new' && lead.withdrawn_at) throw conflict(m.api_request_withdrawn);
    const isUndone = stage !== lead.state && (await undoStage(trx, lead, { stage, accountId }));
    const moved = stage !== lead.state && stageColumns(lead, stage, isUndone);
    await updateRow(trx, 'request', lead.id, { ...kept, ...moved });
    const events: { kind: LeadEventKind; value: string | null }[] = (
      ['offer', 'note', 'follow_up'] as const
    )
      .filter((kind) => texts[kind](lead) !== texts[kind](kept))
      .map((kind) => ({ kind, value: kind === 'note' ? null : texts[kind](kept) }));
    if (stage !== lead.state && !isUndone) events.push({ kind: 'stage', value: stage });
    await insertEvents(trx, { requestId: lead.id, accountId }, events);
  });
}

/** @throws ApiError NOT_FOUND, CONFLICT while it is held */
export async function lockLead(trx: Trx, businessId: number, id: number) {
  const lead = await trx
    .selectFrom('request as r')
    .select(['id', 'state', 'former_state', 'source', 'item_currency', 'withdrawn_at'])
    .select([...keptColumns, takesAnswer.as('takes_answer')])
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  if (!lead || lead.state === 'dropped') throw new ApiError('NOT_FOUND');
  const { state } = lead;
  if (state === 'held') throw conflict(m.api_request_held);
  return { ...lead, state };
}

function stageAfter({ state, former_state }: Lead, { stage, status }: LeadChangeForm): SetStage {
  if (stage !== undefined) return stage;
  if (status === false) return 'new';
  return status && state === 'new' ? (former_state ?? 'answered') : state;
}

const isAnswer = (stage: SetStage) => stage !== 'new' && stage !== 'spam';

/** The time of an answer that was taken back by mistake is that of the answer. */
export function stageColumns(lead: Lead, stage: SetStage, isUndone = false) {
  const answered = isUndone ? firstAnswer(lead.id) : sql<Date>`now()`;
  return {
    state: stage,
    state_since: sql<Date>`now()`,
    former_state: stage === 'new' && lead.state !== 'new' ? lead.state : null,
    ...(isAnswer(stage) !== isAnswer(lead.state) && {
      answered_at: isAnswer(stage) ? answered : null,
    }),
  };
}

function keptAfter(lead: Lead, form: LeadChangeForm, today: string): Kept {
  const { note = lead.note, lost_reason = lead.lost_reason } = form;
  const { follow_up_on = lead.follow_up_on } = form;
  const isNewDay = follow_up_on !== lead.follow_up_on;
  // A form that is saved again may hold a day that has passed since.
  if (isNewDay && follow_up_on !== null && follow_up_on < today)
    throw brokenField('follow_up_on', say(m.api_date_past));
  return { note, lost_reason, follow_up_on, ...offerAfter(lead, form) };
}

function offerAfter(lead: Lead, form: LeadChangeForm) {
  const { offered_price = lead.offered_price } = form;
  const currency = form.offered_currency ?? lead.offered_currency ?? lead.item_currency;
  if (offered_price !== null) {
    if (currency === null) throw brokenField('offered_currency', say(m.api_required));
    return { offered_price, offered_currency: currency };
  }
  if (form.offered_price === undefined && form.offered_currency !== undefined)
    throw brokenField('offered_price', say(m.api_required));
  return { offered_price: null, offered_currency: null };
}

/** The texts of the history, except for the note, of which it says only that it has changed. */
const texts = {
  offer: ({ offered_price, offered_currency }: Kept) =>
    offered_price === null ? null : `${offered_price} ${offered_currency}`,
  note: ({ note }: Kept) => note,
  follow_up: ({ follow_up_on }: Kept) => follow_up_on,
};
