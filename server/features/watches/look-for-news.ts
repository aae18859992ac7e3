import { watches as limits } from '@orendi/contract/limits';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { createFaultReporter, findOutboxHold } from '../../platform/jobs/index.ts';
import { databaseTime, type Daytime, daytimeAt, mailQueue } from '../../platform/mail/index.ts';
import { findNewMatches } from '../discovery/index.ts';
import { listWatches, watchEnd, type WatchRow } from './watch-queries.ts';
import { readSearch } from './watched-search.ts';
import { type News, queueWatchMail, watchPushQueue } from './watch-mails.ts';

type Watching = Pick<Services, 'db' | 'jobs' | 'listings' | 'log' | 'settings'>;

/** Only later is what was published sure to be committed, and in every process's search. */
const settledMs = 600_000;

/** Looks once a day, by day, whether there is news for each watcher, and tells all of it together. */
export async function tellWatchers(services: Watching, readTime = databaseTime): Promise<void> {
  const { db, jobs, log } = services;
  const daytime = daytimeAt(await readTime(db));
  if (!daytime || (await findOutboxHold(db))) return;
  const onFault = createFaultReporter(log, 'news of a watch could not be queued');
  const due = await db.selectFrom('watcher as w').select('id').where(isDue(daytime)).execute();
  // The others must not wait for one that fails, which the next hour tries again.
  for (const { id } of due)
    await db
      .transaction()
      .execute((trx) => tellWatcher(services, trx, daytime, id))
      .catch(onFault);
  jobs.wake(mailQueue);
  jobs.wake(watchPushQueue);
}

const isDue = ({ day, at }: Daytime) => sql<boolean>`(
  w.looked_on <> ${day}::date and ${watchEnd} > ${at}::timestamptz
  and exists (select from watch where watcher_id = w.id and confirmed_at is not null))`;

/** The row of the watcher is locked: another process finds the day noted in it, together with the mail. */
async function tellWatcher(services: Watching, trx: Trx, daytime: Daytime, id: number) {
  const { day, at } = daytime;
  const watcher = await trx
    .selectFrom('watcher as w')
    .select('email')
    .where('id', '=', id)
    .where(isDue(daytime))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!watcher) return;
  const news: News[] = [];
  for (const watch of await listWatches(trx, id)) {
    if (watch.confirmed_at === null) continue;
    const look = watch.search === null ? lookAtPiece : lookForMatches;
    const found = await look(services, trx, watch, at);
    if (found) news.push({ watchId: watch.id, ...found });
  }
  await trx.updateTable('watcher').set({ looked_on: day }).where('id', '=', id).execute();
  if (news.length === 0) return;
  const told = { watcherId: id, news };
  if (watcher.email === null) await services.jobs.send(trx, watchPushQueue, told);
  else await queueWatchMail(trx, services, watcher.email, told);
}

type Found = Omit<News, 'watchId'> | null;

async function lookForMatches(
  services: Watching,
  trx: Trx,
  { id, search, seen_at: from }: WatchRow,
  at: Date,
): Promise<Found> {
  const to = new Date(at.getTime() - settledMs);
  if (to <= from) return null;
  const { query } = readSearch(search ?? '');
  const { ids, total } = await findNewMatches(services, query, { from, to }, limits.shown);
  await trx.updateTable('watch').set({ seen_at: to }).where('id', '=', id).execute();
  return ids.length > 0 ? { ids, total } : null;
}

/** A hidden piece may come back and is not told of. */
async function lookAtPiece(_: Watching, trx: Trx, watch: WatchRow): Promise<Found> {
  const { id, item_id: item, item_type: type, item_name: gone } = watch;
  const { price: told, price_now: price, currency_now: currency } = watch;
  if (item === null || type === null || gone === null || told === null) return null;
  if (price === null || currency === null) {
    const { rows } = await sql`select from ${sql.table(type)} where id = ${item}`.execute(trx);
    if (rows.length > 0) return null;
    await trx.deleteFrom('watch').where('id', '=', id).execute();
    return { ids: [], total: 0, gone };
  }
  const isOther = currency !== watch.currency;
  if (!isOther && price >= told) return null;
  await trx.updateTable('watch').set({ price, currency }).where('id', '=', id).execute();
  return isOther ? null : { ids: [item], total: 1, former: told };
}
