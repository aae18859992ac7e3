import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { Focus } from '@orendi/contract/fit-picture';
import type { MailState } from '@orendi/contract/schemas/request';
import type { LeadStage } from '@orendi/contract/leads';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, ItemImages } from '../../../platform/db/tables.ts';
import type { AnsweredRequest } from '../mail/reply-links.ts';

export interface OrderRow
  extends
    AnsweredRequest,
    Pick<
      Selectable<Database['request']>,
      | 'source'
      | 'item_price'
      | 'item_currency'
      | 'note'
      | 'offered_price'
      | 'offered_currency'
      | 'follow_up_on'
      | 'lost_reason'
    > {
  state: LeadStage;
  id: number;
  business_id: number;
  item_images: ItemImages;
  /** Crop centers of these images by key, as far as they are known. */
  item_focus: Record<string, Focus> | null;
  client_message: string;
  request_status: boolean;
  signals: HeldSignal[];
  created_at: Date;
  mail_state: MailState['state'] | null;
  mail_at: Date | null;
  mail_recipient: string | null;
}

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
    select r.id, r.item_id, r.item_type, r.item_name, r.item_images, f.item_focus, r.client_name, r.client_message,
      r.client_phone, r.client_phone_typed, r.client_email, r.client_language, r.preferred_contact_method, r.request_status,
      r.state, r.source, r.item_price, r.item_currency, r.note, r.offered_price, r.offered_currency, r.follow_up_on, r.lost_reason, r.signals, r.created_at, b.id as business_id, b.business_name, m.state as mail_state, m.at as mail_at, m.recipient as mail_recipient
    from chosen r join business b on b.id = r.business_id
    left join lateral (
      select recipient,
        case when sent_at is not null then 'sent' when given_up_at is not null then 'given_up'
          when last_error is not null then 'failed' else 'queued' end as state,
        case when sent_at is not null then sent_at when given_up_at is not null then given_up_at when last_error is not null then due_at else created_at end as at
      from mail where request_id = r.id
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
