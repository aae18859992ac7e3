import { type Language, m } from '@orendi/messages';
import { type RawBuilder, sql } from 'kysely';
import type { PushSubscriptionForm } from '@orendi/contract/schemas/push';
import type { Services } from '../../../services.ts';
import type { Trx, Db } from '../../../platform/db/tables.ts';
import { insertJobs, type Queue } from '../../../platform/jobs/index.ts';

interface PushJob {
  requestId: number;
  subscriptionId: number;
}

/** One job per request and browser. */
export const pushQueue: Queue<PushJob> = { name: 'push', isOutgoing: true };

/** One job for each browser. After the commit, `jobs.wake(pushQueue)` sends them at once. */
export async function queuePushes(
  trx: Trx,
  jobs: Pick<Services['jobs'], 'send'>,
  requestId: number,
  subscriptionIds: number[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    await jobs.send(trx, pushQueue, { requestId, subscriptionId });
  }
}

/**
 * The same within the statement that stores the request.
 * @param stored names what returns it; or nothing
 */
export function insertPushes(stored: RawBuilder<unknown>): RawBuilder<unknown> {
  const pushes = sql`(select jsonb_build_object('requestId', id, 'subscriptionId', unnest(subscription_ids)) as data
    from ${stored})`;
  return insertJobs(pushQueue.name, pushes);
}

/** Failures are retried for an hour, at growing intervals. */
export function startPushWork(services: Pick<Services, 'db' | 'jobs' | 'log' | 'push'>): void {
  services.jobs.work(pushQueue, (job) => sendDuePush(services, job));
}

/** For how long the message is worth showing on a phone that was off. */
const TTL_SECONDS = 12 * 3600;

/**
 * Notifies one browser of one request, in the language of its account. The message contains only the names of buyer and
 * item, because it shows on a locked phone.
 * @throws when it should be retried
 */
async function sendDuePush(services: Pick<Services, 'db' | 'log' | 'push'>, job: PushJob) {
  const due = await findDuePush(services.db, job);
  if (!due) return;
  const { language: locale, client_name: name, item_name: item } = due;
  await sendPush(services, due, {
    title: m.api_push_title({}, { locale }),
    body:
      due.item_type === 'business'
        ? m.api_push_body_shop({ name }, { locale })
        : m.api_push_body({ name, item }, { locale }),
    locale,
    topic: `request-${job.requestId}`,
  });
}

interface Notification {
  title: string;
  body: string;
  locale: Language;
  /** The newest of a topic is shown. */
  topic: string;
}

/**
 * Shows a message on one browser; pressed, it opens the dashboard.
 * @throws when it should be retried
 */
export async function sendPush(
  { db, log, push }: Pick<Services, 'db' | 'log' | 'push'>,
  { id, endpoint, p256dh, auth }: NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
  { title, body, locale, topic }: Notification,
): Promise<void> {
  const lang = locale === 'al' ? 'sq' : 'en';
  const message = { title, body, lang, tag: topic, url: '/dashboard' };
  const outcome = await push.send(
    { endpoint, keys: { p256dh, auth } },
    { payload: JSON.stringify(message), topic, ttlSeconds: TTL_SECONDS },
  );
  if (outcome === 'gone') await forgetSubscription(db, id);
  if (outcome === 'refused') log.warn({ subscription: id }, 'a push was refused');
}

/** The browsers to notify of requests to a business: those that its members are signed in on now. */
export function subscriptionsOf(businessId: RawBuilder<unknown>): RawBuilder<number[]> {
  return sql<number[]>`array(
    select p.id from push_subscription p
      join session s on s.id = p.session_id and s.expires_at > now()
      join account a on a.id = s.account_id
    where a.business_id = ${businessId} or a.staff_of = ${businessId} order by p.id)`;
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
async function forgetSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

/** A browser that is still signed in. */
function selectSubscription(db: Db, id: number) {
  return db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['p.id', 'endpoint', 'p256dh', 'auth', 'a.language'])
    .where('p.id', '=', id)
    .where('s.expires_at', '>', sql<Date>`now()`);
}

/** The browser of a member of the business. */
export function findSubscription(db: Db, id: number, businessId: number) {
  return selectSubscription(db, id).where(businessOfMember, '=', businessId).executeTakeFirst();
}

/** The business that the account `a` owns or works for. */
const businessOfMember = sql<number>`coalesce(a.business_id, a.staff_of)`;

/** The notification for an unanswered request that came, or was restored, within the last hour. */
function findDuePush(db: Db, { requestId, subscriptionId }: PushJob) {
  return selectSubscription(db, subscriptionId)
    .innerJoin('request as r', (join) => join.on('r.business_id', '=', businessOfMember))
    .select(['client_name', 'item_type', 'item_name'])
    .where('r.id', '=', requestId)
    .where('state', '=', 'new')
    .where('state_since', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
}
