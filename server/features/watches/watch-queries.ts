import { randomUUID } from 'node:crypto';
import { lifetimes, watches as limits } from '@orendi/contract/limits';
import type { Language } from '@orendi/messages';
import { type Insertable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../platform/db/tables.ts';
import { hashToken, writeLinkToken } from '../../platform/signature.ts';

export const watchTemplate = 'watch';

const purpose = 'watches';

/** The path of the page of all that a watcher watches. */
export const watchLink = (secret: string, seed: string) =>
  `/watch/${writeLinkToken(secret, purpose, seed)}`;

const days = sql.lit(`${lifetimes.watchDays} days`);
export const watchEnd = sql<Date>`w.opened_at + ${days}::interval`;

type Reached = { email: string } | { endpoint: string; p256dh: string; auth: string };

/**
 * Finds or makes the watcher, and locks its row, on which concurrent forms wait for each other. A browser asks for itself, by
 * which all it watches goes on; an address may be named by anybody.
 */
export async function takeWatcher(
  trx: Trx,
  secret: string,
  reached: Reached,
  language: Language,
): Promise<{ id: number; seed: string }> {
  await deleteEnded(trx);
  const seed = randomUUID();
  const token_hash = hashToken(writeLinkToken(secret, purpose, seed));
  return trx
    .insertInto('watcher')
    .values({ ...reached, language, seed, token_hash })
    .onConflict((conflict) =>
      conflict.expression(sql`coalesce(endpoint, lower(email))`).doUpdateSet({
        language,
        ...('endpoint' in reached && { ...reached, opened_at: sql<Date>`now()` }),
      }),
    )
    .returning(['id', 'seed'])
    .executeTakeFirstOrThrow();
}

const deleteEnded = (db: Db) =>
  db
    .deleteFrom('watcher as w')
    .where(watchEnd, '<', sql<Date>`now()`)
    .execute();

type Watched = Omit<Insertable<Database['watch']>, 'watcher_id'>;

/** @returns undefined where there is no room for it; else whether it has been confirmed */
export async function addWatch(trx: Trx, watcherId: number, watched: Watched) {
  const before = await listWatches(trx, watcherId);
  const { search = null, item_id = null } = watched;
  const known = before.find((watch) => watch.search === search && watch.item_id === item_id);
  if (known || before.length >= limits.max) return known;
  return trx
    .insertInto('watch')
    .values({ ...watched, watcher_id: watcherId })
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow();
}

const watchers = (db: Db) =>
  db
    .selectFrom('watcher as w')
    .select(['w.id', 'w.email', 'w.endpoint', 'w.p256dh', 'w.auth', 'w.language', 'w.seed'])
    .select(watchEnd.as('ends_at'));

export type WatcherRow = NonNullable<Awaited<ReturnType<typeof findWatcher>>>;

/** Undefined for a token that opens nothing, or no longer. */
export const findWatcherByToken = (db: Db, token: string) =>
  watchers(db)
    .where('token_hash', '=', hashToken(token))
    .where(watchEnd, '>', sql<Date>`now()`)
    .executeTakeFirst();

export const findWatcher = (db: Db, id: number) =>
  watchers(db).where('w.id', '=', id).executeTakeFirst();

export type WatchRow = Awaited<ReturnType<typeof listWatches>>[number];

/** A search, or else a piece. */
export type Subject = Pick<WatchRow, 'search' | 'item_id' | 'item_type' | 'item_name'>;

/** The newest first. */
export const listWatches = (db: Db, watcherId: number) =>
  db
    .selectFrom('watch')
    .leftJoin('listing as l', 'l.id', 'item_id')
    .select(['watch.id', 'search', 'item_id', 'item_type', 'item_name', 'watch.price'])
    .select(['watch.currency', 'confirmed_at', 'seen_at', 'created_at'])
    .select(['l.effective_price as price_now', 'l.currency as currency_now'])
    .where('watcher_id', '=', watcherId)
    .orderBy('watch.id', 'desc')
    .execute();

export const keepWatcher = (db: Db, id: number) =>
  db
    .updateTable('watcher')
    .set({ opened_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const confirmWatch = (db: Db, watcherId: number, id: number) =>
  db
    .updateTable('watch')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .where('watcher_id', '=', watcherId)
    .returning('id')
    .executeTakeFirst();

export const deleteWatch = (db: Db, watcherId: number, id: number) =>
  db
    .deleteFrom('watch')
    .where('id', '=', id)
    .where('watcher_id', '=', watcherId)
    .returning('id')
    .executeTakeFirst();

/** Watches that were never confirmed, and watchers who have opened nothing for long or watch nothing any more. */
export async function cleanUpWatches(db: Db): Promise<void> {
  const unconfirmed = sql.lit(`${lifetimes.unconfirmedWatchDays} days`);
  await sql`
    delete from watch
    where confirmed_at is null and created_at < now() - ${unconfirmed}::interval`.execute(db);
  await deleteEnded(db);
  // Not at once: a last mail may still have to be written.
  await sql`
    delete from watcher w where looked_on < current_date - 2
      and not exists (select from watch where watcher_id = w.id)`.execute(db);
  // They hold the address.
  await sql`
    delete from mail where template = ${watchTemplate} and (sent_at < now() - interval '1 day'
      or not exists (select from watcher where id = (payload ->> 'watcherId')::int))`.execute(db);
}

/** The most wanted searches and pieces, with how many wait for them by a confirmed watch. */
export async function countWatches(db: Db) {
  const { rows } = await sql<Subject & { watchers: number }>`
    select search, item_id, item_type, max(item_name) as item_name, count(*)::int as watchers
    from watch where confirmed_at is not null
    group by 1, 2, 3 order by 5 desc, 1, 2 limit 40`.execute(db);
  return rows;
}
