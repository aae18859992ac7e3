import type { Focus } from '@orendi/contract/fit-picture';
import { foldText } from '@orendi/contract/fold-name';
import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { OrderPage, OrdersQuery, OrdersState } from '@orendi/contract/schemas/orders';
import type { RequestPhoto } from '@orendi/contract/schemas/own-request';
import type { MailState, Request } from '@orendi/contract/schemas/request';
import { type RawBuilder, sql } from 'kysely';
import type { Db, ItemImages } from '../../../platform/db/tables.ts';
import type { BeforeJson } from '../../../platform/http/api.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { requestTemplate } from '../mail/queue-request-mail.ts';
import { hasPage } from '../own/own-link.ts';

/** SQL condition: the buyer of the request `r` has a page to which its seller can send an answer. */
export const takesAnswer = sql<boolean>`(${hasPage} and r.withdrawn_at is null and r.is_order)`;

type Moment = 'waiting_since' | 'read_at' | 'edited_at' | 'sent_at' | 'withdrawn_at';
type Made = 'item_images' | 'item_images_focus' | 'photos' | 'mail_state' | 'replies';

/** A request that is not dropped, with what its seller sees of its mails. */
export interface OrderRow
  extends Omit<Request, Made | Moment | 'created_at'>, Record<Moment, Date | null> {
  created_at: Date;
  signals: HeldSignal[];
  business_id: number;
  business_name: string;
  item_images: ItemImages;
  /** Crop centers of its images by key, as far as they are known. */
  item_focus: Record<string, Focus> | null;
  photos: Omit<RequestPhoto, 'url'>[];
  /** Null without a mail, of which the other two are. */
  mail_state: MailState['state'] | null;
  mail_at: Date;
  mail_recipient: string;
}

/** None once it is withdrawn. */
const photos = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.id), '[]')
  from request_photo p where p.request_id = r.id and r.withdrawn_at is null)`;

/**
 * @param businessId null for all businesses
 * @param which continues the `where` clause on `request r`
 */
export function requestsWithMails(
  businessId: number | null,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) {
  const isOfBusiness = businessId === null ? sql`true` : sql`r.business_id = ${businessId}`;
  return sql<OrderRow>`
    with chosen as materialized (
      select * from request r where ${isOfBusiness} ${which}
    )
    select r.id, r.item_id, r.item_name, r.item_type, r.item_images, r.client_name, r.client_message, r.client_phone,
      r.client_phone_typed, r.client_email, r.preferred_contact_method, r.client_language, r.request_status,
      r.state as stage, r.source, case when r.state = 'new' then r.created_at end as waiting_since,
      r.item_price as price_when_asked, r.item_currency as currency_when_asked, r.note, r.offered_price,
      r.offered_currency, r.follow_up_on, case when r.state = 'lost' then r.lost_reason end as lost_reason,
      r.created_at, r.read_at, r.edited_at, r.sent_price, r.sent_currency, r.sent_words, r.sent_at, r.withdrawn_at,
      r.outcome as buyer_outcome, r.prefers_whatsapp, r.wanted_length, r.wanted_width, r.wanted_height,
      r.signals, r.business_id, b.business_name,
      exists (select from request o where o.round = r.round and o.id <> r.id) as also_asked,
      ${takesAnswer} as takes_answer, ${photos} as photos, f.item_focus, m.state as mail_state, m.at as mail_at, m.recipient as mail_recipient
    from chosen r join business b on b.id = r.business_id
    left join lateral (
      select recipient,
        case when sent_at is not null then 'sent' when given_up_at is not null then 'given_up'
          when last_error is not null then 'failed' else 'queued' end as state,
        case when sent_at is not null then sent_at when given_up_at is not null then given_up_at when last_error is not null then due_at else created_at end as at
      from mail where request_id = r.id and template = ${requestTemplate}
      order by sent_at is not null, given_up_at is null, last_error is null, sent_at desc, id limit 1
    ) m on true
    left join lateral (
      select json_object_agg(k.key, coalesce(shown.focus, k.focus)) as item_focus
      from picture k left join lateral (
        select t.focus from product_picture t join product p on p.id = t.product_id
        where t.picture_key = k.key and p.business_id = r.business_id order by p.id limit 1
      ) shown on true
      where coalesce(shown.focus, k.focus) is not null and k.key = any(
        case jsonb_typeof(r.item_images)
          when 'array' then array(select part->>'image' from jsonb_array_elements(r.item_images) part)
          else array[r.item_images #>> '{}']
        end
      )
    ) f on true
    order by ${order}`;
}

/** Every order ends with the id, so that no request appears on two pages. */
function orderBy({ sort, order }: Pick<OrdersQuery, 'sort' | 'order'>): RawBuilder<unknown> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const orders: Record<OrdersQuery['sort'], RawBuilder<unknown>> = {
    created_at: sql`r.created_at ${direction}, r.id ${direction}`,
    client_name: sql`r.client_sort_name ${direction}, r.id desc`,
    request_status: sql`r.request_status ${direction}, r.id desc`,
  };
  return orders[sort];
}

export async function listOrderRows(db: Db, businessId: number, query: OrdersQuery) {
  const { page, perPage } = query;
  const order = orderBy(query);
  const which = sql`and ${isListed(query)} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`;
  const { rows } = await requestsWithMails(businessId, which, order).execute(db);
  return rows;
}

const changedAt = sql`greatest(edited_at, withdrawn_at, outcome_at)`;
/** When a buyer of the business last changed a request; `request_changed` is an index of it. */
const lastChanged = (businessId: RawBuilder<unknown>) => sql`(
  select max(${changedAt}) from request where business_id = ${businessId} and ${changedAt} is not null)`;

/** How many a query lists, and what is pending among the same sources. */
export async function countOrders(db: Db, businessId: number, query: OrdersQuery) {
  const { rows } = await sql<Counts>`
    select w.waiting, w.oldest_waiting_since, ${lastChanged(sql`${businessId}`)} as changed_at,
      (select count(*) from request r where r.business_id = ${businessId} and ${isListed(query)}) as total
    from (
      select count(*) as waiting, min(r.created_at) as oldest_waiting_since from request r
      where r.business_id = ${businessId} and r.state = 'new' and ${isOfSources(query)}
    ) w`.execute(db);
  return rows[0] ?? { total: 0, waiting: 0, oldest_waiting_since: null, changed_at: null };
}

type Counts = BeforeJson<Omit<OrderPage, 'results' | 'page' | 'perPage'>>;

const isOfSources = ({ sources }: OrdersQuery) =>
  sources === 'all' ? sql`r.is_lead` : sql`r.is_order`;

function isListed(query: OrdersQuery): RawBuilder<unknown> {
  const { stage, q = '' } = query;
  const kept = stage === 'held' ? sql`true` : isOfSources(query);
  const atStage = stage === undefined ? kept : sql`${kept} and r.state = ${stage}`;
  const words = q.split(new RegExp(`[${breaks}]+`)).filter((word) => word !== '');
  const isPhone = words.join('').replaceAll(/\D/g, '').length >= leastPhoneDigits;
  const all = words.map((word) => sql` and ${holdsWord(word, isPhone)}`);
  return sql`${atStage}${sql.join(all, sql``)}`;
}

/** Fewer digits are taken for a part of a name alone, such as a size. */
const leastPhoneDigits = 4;

/** Whatever separates words, in regular expressions of JavaScript and PostgreSQL alike. */
const breaks = '\\s!-/:-@\\[-`{-~“”„‘’–—';

const latin = Array.from({ length: 0x250 - 0xa1 }, (_, i) => String.fromCodePoint(0xa1 + i));
/** Letters by what they fold to: `ë` and `Ë` by `e`, `²` by `2`. */
const accented = Map.groupBy(latin, foldText);

/**
 * The word begins one of the request, or is part of its phone number, however that is written. Patterns are matched with
 * the texts as they are, since folding those of tens of thousands of requests takes seconds.
 */
function holdsWord(word: string, isPhone: boolean): RawBuilder<unknown> {
  const letters = Array.from(
    foldText(word),
    (letter) => `[${letter}${letter.toUpperCase()}${accented.get(letter)?.join('') ?? ''}]`,
  );
  const begins = `(^|[${breaks}])${letters.join('')}`;
  const inTexts = sql`concat_ws(' ', r.client_name, r.item_name, r.client_email) ~ ${begins}`;
  if (!isPhone || !/^\d+$/.test(word)) return inTexts;
  // Zeros are dialled before a number and stored within it only, where a group may be of nothing else.
  const digits = word.replace(/^(0+(?=[1-9])|00?$)/, '');
  const inPhones = sql`concat_ws(' ', r.client_phone, r.client_phone_typed) ~ ${digits.split('').join('\\D*')}`;
  return sql`(${inTexts} or ${inPhones})`;
}

export async function findOrderRow(db: Db, businessId: number, id: number) {
  const which = sql`and r.is_lead and r.id = ${id}`;
  const { rows } = await requestsWithMails(businessId, which, sql`r.id`).execute(db);
  return rows[0];
}

/**
 * Keeps when a request was first opened. What the seller has written down has no buyer to be told of it.
 * @throws ApiError NOT_FOUND
 */
export async function markRead(db: Db, businessId: number, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('request')
    .set({ read_at: sql<Date>`coalesce(read_at, case when source = 'form' then now() end)` })
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .where('is_lead', '=', true)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('NOT_FOUND');
}

export async function findOrdersStates(db: Db, businessIds: number[]) {
  const { rows } = await sql<BeforeJson<OrdersState> & { business_id: number }>`
    select b.id as business_id, o.total, o.pending, o.latest_id, h.held, o.total + l.written as leads,
      ${lastChanged(sql`b.id`)} as changed_at
    from unnest(${businessIds}::int[]) b (id)
    cross join lateral (
      select count(*) as total, count(*) filter (where not request_status) as pending, max(id) as latest_id
      from request where business_id = b.id and is_order
    ) o
    cross join lateral (
      select count(*) as held from request where business_id = b.id and state = 'held'
    ) h
    cross join lateral (
      select count(*) as written from request where business_id = b.id and is_lead and source <> 'form'
    ) l`.execute(db);
  return new Map(rows.map(({ business_id, ...state }) => [business_id, state]));
}
