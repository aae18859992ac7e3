import { watches as limits } from '@orendi/contract/limits';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Db, Trx } from '../../platform/db/tables.ts';
import { createFaultReporter, findOutboxHold } from '../../platform/jobs/index.ts';
import {
  databaseTime,
  type Daytime,
  daytimeAt,
  mailHost,
  mailQueue,
  queueMails,
} from '../../platform/mail/index.ts';
import { findNewMatches } from '../discovery/index.ts';
import {
  deleteWatch,
  findWatcher,
  listWatches,
  watchEnd,
  type WatchRow,
  watchTemplate,
} from './watch-queries.ts';
import { readSearch } from './watched-search.ts';
import { type News, type WatchMail, watchPushQueue } from './watch-mails.ts';

type Watching = Pick<Services, 'db' | 'jobs' | 'listings' | 'log' | 'settings'>;

/** Watchers read at once. */
const batch = 200;
/** Only later is what was published sure to be committed, and in every process's search. */
const settledMs = 600_000;

/** Looks once a day, by day, whether there is news for each watcher, and tells all of it together. */
export async function tellWatchers(services: Watching, readTime = databaseTime): Promise<void> {
  const { db, jobs, log } = services;
  const daytime = daytimeAt(await readTime(db));
  if (!daytime || (await findOutboxHold(db))) return;
  const onFault = createFaultReporter(log, 'news of a watch could not be queued');
  let last = 0;
  for (;;) {
    const ids = await listDue(db, daytime, last);
    for (const id of ids) {
      // The others must not wait for this one, which the next hour tries again.
      await db
        .transaction()
        .execute((trx) => tellWatcher(services, trx, daytime, id))
        .catch(onFault);
      last = id;
    }
    if (ids.length < batch) break;
  }
  jobs.wake(mailQueue);
  jobs.wake(watchPushQueue);
}

const isDue = ({ day, at }: Daytime) => sql<boolean>`(
  w.looked_on is distinct from ${day}::date and ${watchEnd} > ${at}::timestamptz
  and exists (select from watch where watcher_id = w.id and confirmed_at is not null))`;

async function listDue(db: Db, daytime: Daytime, after: number): Promise<number[]> {
  const due = db.selectFrom('watcher as w').select('w.id').where('w.id', '>', after);
  const rows = await due.where(isDue(daytime)).orderBy('w.id').limit(batch).execute();
  return rows.map(({ id }) => id);
}

/** The row of the watcher is locked: another process finds the day noted in it, together with the mail. */
async function tellWatcher(
  services: Watching,
  trx: Trx,
  daytime: Daytime,
  id: number,
): Promise<void> {
  const { rowCount } = await sql`
    select from watcher w where w.id = ${id} and ${isDue(daytime)} for update skip locked`
    .execute(trx)
    .then(({ rows }) => ({ rowCount: rows.length }));
  const watcher = rowCount > 0 && (await findWatcher(trx, id));
  if (!watcher) return;
  const news: News[] = [];
  for (const watch of await listWatches(trx, id)) {
    if (watch.confirmed_at === null) continue;
    const found =
      watch.search === null
        ? await lookAtPiece(trx, id, watch)
        : await lookForMatches(services, trx, daytime.at, { ...watch, search: watch.search });
    if (found) news.push(found);
  }
  await trx.updateTable('watcher').set({ looked_on: daytime.day }).where('id', '=', id).execute();
  if (news.length === 0) return;
  const payload: WatchMail = { kind: 'news', watcherId: id, news };
  if (watcher.email === null) await services.jobs.send(trx, watchPushQueue, payload);
  else
    await queueMails(trx, mailHost(services.settings.mailFrom), {
      subjectId: `watches-${id}`,
      template: watchTemplate,
      payload,
      recipients: [watcher.email],
    });
}

async function lookForMatches(
  services: Watching,
  trx: Trx,
  at: Date,
  { id, search, seen_at: from }: WatchRow & { search: string },
): Promise<News | null> {
  const to = new Date(at.getTime() - settledMs);
  if (to <= from) return null;
  const { query } = readSearch(search);
  const { ids, total } = await findNewMatches(services, query, { from, to }, limits.shown);
  await trx.updateTable('watch').set({ seen_at: to }).where('id', '=', id).execute();
  return ids.length > 0 ? { watchId: id, kind: 'matches', ids, total } : null;
}

/** A hidden piece may come back and is not told of. */
async function lookAtPiece(
  trx: Trx,
  watcherId: number,
  { id, item_id, item_type: type, item_name, ...watch }: WatchRow,
): Promise<News | null> {
  if (item_id === null || type === null) return null;
  const { price: told, price_now: price, currency_now: currency } = watch;
  if (price === null || currency === null) {
    const { rows } = await sql`select from ${sql.table(type)} where id = ${item_id}`.execute(trx);
    if (rows.length > 0) return null;
    await deleteWatch(trx, watcherId, id);
    return { watchId: id, kind: 'gone', name: item_name ?? '' };
  }
  const isOther = currency !== watch.currency;
  const isLower = !isOther && told !== null && price < told;
  if (isOther || isLower)
    await trx.updateTable('watch').set({ price, currency }).where('id', '=', id).execute();
  return isLower ? { watchId: id, kind: 'price', ids: [item_id], former: told } : null;
}
