import type { HeldSignal } from '@orendi/contract/schemas/held';
import { type Insertable, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Database, Db, ItemImages } from '../../platform/db/tables.ts';
import { keyLife } from '../../platform/idempotency/keys.ts';
import type { Services } from '../../services.ts';
import { insertRequestMail } from './mail/queue-request-mail.ts';
import { insertOwnMail } from './own/queue-own-mail.ts';
import { insertPushes, subscriptionsOf } from './push/push-requests.ts';
import type { Sending } from './repeated-form.ts';

export interface NewRequest extends Omit<Insertable<Database['request']>, 'item_images'> {
  item_images: ItemImages;
  state: 'new' | 'held';
  signals: HeldSignal[];
}

/** The row with `id` and `subscription_ids` of a stored request. */
const stored = sql`stored`;

/**
 * Marks the captcha as used, claims the idempotency key, inserts the request, and what its business and its buyer are to be
 * told, in one statement. A repeated submission of the form waits here until the first one has finished.
 * @param recipients of the business's mail; nobody is told of a held one
 * @returns the id, and the browsers to notify; undefined when the key or the captcha is already used
 * @throws the database's violation of a foreign key of `idempotency_key` when the captcha alone is
 */
export async function insertRequest(
  db: Db,
  services: Pick<Services, 'secret' | 'settings'>,
  request: NewRequest,
  { spendKey, expiresAt }: { spendKey: string; expiresAt: Date },
  sending: Sending | null,
  recipients: string[],
): Promise<{ id: number; subscription_ids: number[] } | undefined> {
  const columns = { ...request, item_images: JSON.stringify(request.item_images) };
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const { client_email: email } = request;
  const own = email ? sql`, ${insertOwnMail(services, { email, kind: 'sent' }, stored)}` : sql``;
  const told = sql`, mailed as (${insertRequestMail(services.settings, recipients, stored)}),
    pushed as (${insertPushes(stored)})${own}`;
  const { rows } = await sql<{ id: number; subscription_ids: number[] }>`${prepared}
    with reserved as (
      insert into idempotency_key (key, body_hash, request_id)
      select ${sending?.key}, ${sending?.fingerprint}, nextval('request_id_seq')
      where ${sending !== null}
      on conflict (business_id, key) do update
        set body_hash = excluded.body_hash, request_id = excluded.request_id, created_at = now()
        where idempotency_key.created_at <= now() - ${keyLife}::interval
      returning request_id
    ), spent as (
      insert into spent_captcha (challenge, expires_at)
      select ${spendKey}, ${expiresAt} where ${sending === null} or exists (select from reserved)
      on conflict do nothing
      returning challenge
    ), stored as (
      insert into request (id, ${names})
      select coalesce((select request_id from reserved), nextval('request_id_seq')), ${sql.join(Object.values(columns))}
      from spent
      returning id, ${subscriptionsOf(sql`request.business_id`)} as subscription_ids
    )${request.state === 'new' ? told : sql``}
    select id, subscription_ids from stored`.execute(db);
  return rows[0];
}
