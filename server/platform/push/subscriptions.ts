import type { PushSubscriptionForm } from '@orendi/contract/schemas/push';
import { type Language, m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { brokenField } from '../http/api-error.ts';
import type { Log } from '../log/log.ts';
import { say } from '../sentence.ts';
import type { Push } from './create-push.ts';

/** In characters: with its keys and its frame, a message has at most 4 KB. */
const LONGEST = 500;

/** For how long a message is worth showing on a phone that was off. */
const TTL_SECONDS = 12 * 3600;

interface Notification {
  title: string;
  body: string;
  locale: Language;
  /** The newest of a topic is shown. */
  topic: string;
  /** The page that it opens when it is pressed. */
  url: string;
}

interface Services {
  db: Db;
  log: Pick<Log, 'warn'>;
  push: Push;
}

/**
 * Shows a message on one browser.
 * @returns whether its subscription will work again
 * @throws when it should be retried
 */
export async function showMessage(
  { log, push }: Pick<Services, 'log' | 'push'>,
  { id, endpoint, p256dh, auth }: Device,
  { title, body, locale, topic, url }: Notification,
): Promise<boolean> {
  const lang = locale === 'al' ? 'sq' : 'en';
  const message = { title, body: body.slice(0, LONGEST), lang, tag: topic, url };
  const outcome = await push.send(
    { endpoint, keys: { p256dh, auth } },
    { payload: JSON.stringify(message), topic, ttlSeconds: TTL_SECONDS },
  );
  if (outcome === 'refused') log.warn({ subscription: id }, 'a push was refused');
  return outcome !== 'gone';
}

type Device = Pick<
  NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
  'id' | 'endpoint' | 'p256dh' | 'auth'
>;

/**
 * Shows a message on a browser of an account, whose subscription goes when it will never work again.
 * @throws when it should be retried
 */
export async function sendPush(
  services: Services,
  device: Device,
  notification: Notification,
): Promise<void> {
  if (await showMessage(services, device, notification)) return;
  await services.db.deleteFrom('push_subscription').where('id', '=', device.id).execute();
}

/** Per account; beyond that the oldest are deleted. */
const MOST = 20;

/** Whose a subscription is: that of its session, otherwise that of the account itself. */
const holder = sql<number>`coalesce(s.account_id, p.account_id)`;

/**
 * Stores a browser's push subscription. One that belonged to somebody else is taken over.
 * @param sessionId the session that it ends with; null if it outlives those of the account
 * @throws ApiError VALIDATION for an endpoint of no known push service
 */
export async function saveSubscription(
  { db, push }: Pick<Services, 'db' | 'push'>,
  { accountId, sessionId }: { accountId: number; sessionId: number | null },
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionForm,
): Promise<void> {
  if (!push.reaches(endpoint)) throw brokenField('endpoint', say(m.api_push_service));
  const held = { session_id: sessionId, account_id: sessionId === null ? accountId : null };
  await db
    .insertInto('push_subscription')
    .values({ ...held, endpoint, p256dh, auth })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...held, p256dh, auth }))
    .execute();
  await sql`
    delete from push_subscription where id in (
      select p.id from push_subscription p left join session s on s.id = p.session_id
      where ${holder} = ${accountId} order by p.id desc offset ${MOST}
    )`.execute(db);
}

export async function deleteSubscription(db: Db, accountId: number, endpoint: string) {
  await sql`
    delete from push_subscription where id = (
      select p.id from push_subscription p left join session s on s.id = p.session_id
      where p.endpoint = ${endpoint} and ${holder} = ${accountId}
    )`.execute(db);
}

/** The business that the account `a` owns or works for. */
export const businessOfMember = sql<number>`coalesce(a.business_id, a.staff_of)`;

/** A browser that is still signed in, or needs not be. */
export function selectSubscription(db: Db, id: number) {
  return db
    .selectFrom('push_subscription as p')
    .leftJoin('session as s', 's.id', 'p.session_id')
    .innerJoin('account as a', (join) => join.on('a.id', '=', holder))
    .select(['p.id', 'endpoint', 'p256dh', 'auth', 'a.language'])
    .where('p.id', '=', id)
    .where((eb) =>
      eb.or([eb('p.session_id', 'is', null), eb('s.expires_at', '>', sql<Date>`now()`)]),
    );
}

export function findSubscription(db: Db, id: number, accountId: number) {
  return selectSubscription(db, id).where('a.id', '=', accountId).executeTakeFirst();
}
