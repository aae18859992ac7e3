import type { RequestType } from '@orendi/contract/listings';
import type { PushSubscriptionForm } from '@orendi/contract/schemas/push';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** The browsers to notify of requests to a business: those signed in now. */
export function subscriptionsOf(businessId: RawBuilder<unknown>): RawBuilder<number[]> {
  return sql<number[]>`array(
    select p.id from push_subscription p
      join session s on s.id = p.session_id and s.expires_at > now()
      join account a on a.id = s.account_id
    where a.business_id = ${businessId} order by p.id)`;
}

/** Per account; beyond that the oldest are deleted. */
const MOST = 20;

/** Stores a browser's push subscription for its session. One that belonged to another session is taken over. */
export async function saveSubscription(
  db: Db,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  { endpoint, keys }: PushSubscriptionForm,
): Promise<void> {
  await db
    .insertInto('push_subscription')
    .values({ session_id: sessionId, endpoint, p256dh: keys.p256dh, auth: keys.auth })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ session_id: sessionId, p256dh: keys.p256dh, auth: keys.auth }),
    )
    .execute();
  await sql`
    delete from push_subscription where id in (
      select p.id from push_subscription p join session s on s.id = p.session_id
      where s.account_id = ${accountId} order by p.id desc offset ${MOST}
    )`.execute(db);
}

export async function deleteSubscription(db: Db, accountId: number, endpoint: string) {
  await sql`
    delete from push_subscription p using session s
    where p.endpoint = ${endpoint} and s.id = p.session_id and s.account_id = ${accountId}`.execute(
    db,
  );
}

/** For browsers whose subscription has ended for good. */
export async function forgetSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

export interface DuePush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'al' | 'en';
  client_name: string;
  item_type: RequestType;
  item_name: string;
}

/** The notification for an unanswered request that came, or was restored, within the last hour. */
export async function findDuePush(
  db: Db,
  { requestId, subscriptionId }: { requestId: number; subscriptionId: number },
): Promise<DuePush | undefined> {
  const { rows } = await sql<DuePush>`
    select p.endpoint, p.p256dh, p.auth, a.language, r.client_name, r.item_type, r.item_name
    from push_subscription p
      join session s on s.id = p.session_id and s.expires_at > now()
      join account a on a.id = s.account_id
      join request r on r.business_id = a.business_id
    where p.id = ${subscriptionId} and r.id = ${requestId}
      and r.state = 'new' and r.state_since > now() - interval '1 hour'`.execute(db);
  return rows[0];
}
