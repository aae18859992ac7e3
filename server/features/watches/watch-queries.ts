import { randomUUID } from 'node:crypto';
import { lifetimes, watches as limits } from '@orendi/contract/limits';
import type { Language } from '@orendi/messages';
import { type Insertable, sql } from 'kysely';
import type { Database, Db, ItemType, Trx } from '../../platform/db/tables.ts';
import { hashToken, writeLinkToken } from '../../platform/signature.ts';

export const watchTemplate = 'watch';

const purpose = 'watches';

/** The path of the page of all that a watcher watches. */
export const watchLink = (secret: string, seed: string) =>
  `/watch/${writeLinkToken(secret, purpose, seed)}`;

const days = sql.lit(`${lifetimes.watchDays} days`);
export const watchEnd = sql<Date>`w.opened_at + ${days}::interval`;

type Reached = { email: string } | { endpoint: string; p256dh: string; auth: string };

/** Finds or makes the watcher, and locks its row, on which concurrent forms wait for each other. */
export async function takeWatcher(
  trx: Trx,
  secret: string,
  reached: Reached,
  language: Language,
): Promise<{ id: number; seed: string }> {
  const seed = randomUUID();
  const token_hash = hashToken(writeLinkToken(secret, purpose, seed));
  const insert = trx.insertInto('watcher').values({ ...reached, language, seed, token_hash });
  const known =
    'email' in reached
      ? insert.onConflict((conflict) =>
          conflict
            .expression(sql`lower(email)`)
            .where('email', 'is not', null)
            .doUpdateSet({ language }),
        )
      : insert.onConflict((conflict) =>
          conflict
            .column('endpoint')
            .doUpdateSet({ p256dh: reached.p256dh, auth: reached.auth, language }),
        );
  return known.returning(['id', 'seed']).executeTakeFirstOrThrow();
}

/** @returns null where there is no room for it; else whether it has been confirmed */
export async function addWatch(trx: Trx, watch: Insertable<Database['watch']>) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from watch where watcher_id = ${watch.watcher_id}`.execute(trx);
  const { search = null, item_id = null } = watch;
  const known = await trx
    .selectFrom('watch')
    .select(['id', 'confirmed_at'])
    .where('watcher_id', '=', watch.watcher_id)
    .where(sql<boolean>`search is not distinct from ${search}`)
    .where(sql<boolean>`item_id is not distinct from ${item_id}::int`)
    .executeTakeFirst();
  if (known) return known;
  if ((rows[0]?.n ?? 0) >= limits.max) return null;
  const added = trx.insertInto('watch').values(watch).returning(['id', 'confirmed_at']);
  return added.executeTakeFirstOrThrow();
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

/** Watches that were never confirmed, and watchers who have opened nothing for long or have none left. */
export async function cleanUpWatches(db: Db): Promise<void> {
  const unconfirmed = sql.lit(`${lifetimes.unconfirmedWatchDays} days`);
  await sql`
    delete from watch
    where confirmed_at is null and created_at < now() - ${unconfirmed}::interval`.execute(db);
  // Not at once: a last mail may still have to be written.
  await sql`
    delete from watcher w where ${watchEnd} < now() or created_at < now() - interval '1 day'
      and looked_on is distinct from current_date
      and not exists (select from watch where watcher_id = w.id)`.execute(db);
  // They hold the address.
  await sql`
    delete from mail where template = ${watchTemplate} and (sent_at < now() - interval '1 day'
      or not exists (select from watcher where id = (payload ->> 'watcherId')::int))`.execute(db);
}

const mostCounted = 20;

/** How many wait for the same by a confirmed watch. */
export async function countWatches(db: Db) {
  const { rows: searches } = await sql<{ search: string; watchers: number }>`
    select search, count(*)::int as watchers from watch
    where search is not null and confirmed_at is not null
    group by 1 order by 2 desc, 1 limit ${mostCounted}`.execute(db);
  const { rows: pieces } = await sql<{
    id: number;
    type: ItemType;
    name: string;
    watchers: number;
  }>`
    select item_id as id, item_type as type, max(item_name) as name, count(*)::int as watchers
    from watch where item_id is not null and confirmed_at is not null
    group by 1, 2 order by 4 desc, 1 limit ${mostCounted}`.execute(db);
  return { searches, pieces };
}
