import { randomBytes } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import { sql } from 'kysely';
import { remember } from '../../platform/db/remember.ts';
import type { Db } from '../../platform/db/tables.ts';
import { type BatchWriter, createBatchWriter } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { type View, markVisitor, type Subject } from './visitor.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { firstRecentDay } from './days.ts';

export const markLife = sql.lit(`${lifetimes.viewMinutes} minutes`);

/** The same in all processes. */
type SaltOf = ReturnType<typeof createSalts>;

/** A crash of the database empties the table of salts; all processes agree on a new one within this time. */
const saltSeconds = 60;

/** Daily salts, the same in all processes, made on first need. The cleanup deletes them after the day; then no mark can be traced to anybody. */
export function createSalts(db: Db) {
  const clock = () => new Date();
  return remember({ clock }, { seconds: saltSeconds, most: 2 }, (day) =>
    findOrAddSalt(db, day, randomBytes(32)),
  );
}

export type ViewCounter = BatchWriter<View>;

/**
 * Counts views in memory and writes them once a second. A process that is killed loses the last second. If a batch was
 * written but the database's answer was lost, its views are not counted twice, because their marks are stored.
 * @param maxWaiting how many views may wait, about 200 bytes each; any beyond that are dropped
 */
export function createViewCounter({
  db,
  log,
  maxWaiting = 20_000,
}: Pick<Services, 'db' | 'log'> & { maxWaiting?: number }): ViewCounter {
  const saltOf = createSalts(db);
  return createBatchWriter({
    name: 'views',
    log,
    keyOf: ({ subject, id, visitor }) => `${subject} ${id} ${visitor.toString('base64')}`,
    write: (views) => storeViews(db, saltOf, views),
    maxWaiting,
  });
}

/** Writes views that count and their marks in one transaction; no two of the same visitor and item. */
async function storeViews(db: Db, saltOf: SaltOf, views: View[]): Promise<void> {
  const marked = await markViews(views, saltOf);
  const today = marked.reduce((latest, { day }) => (day > latest ? day : latest), '');
  await db.transaction().execute(async (trx) => {
    const counted = await addMarks(trx, marked);
    const fresh = marked.filter(({ mark }) => counted.has(mark));
    const counting = await withinAddress(trx, fresh);
    const counts = counting.map(({ view: { subject, id }, day }) => {
      return { subject, id, day, views: 1 };
    });
    await writeViews(trx, counts, today);
  });
}

/** Views of an item that count from one address in half an hour, as user agents are easily made up. */
const mostOfAddress = 20;

async function withinAddress(trx: Db, fresh: MarkedView[]): Promise<MarkedView[]> {
  const added = new Map<string, { views: number; seenAt: Date }>();
  for (const { neighbors, seenAt } of fresh) {
    const before = added.get(neighbors) ?? { views: 0, seenAt };
    added.set(neighbors, { ...before, views: before.views + 1 });
  }
  const totals = await addNeighbors(trx, added);
  return fresh.filter(({ neighbors }) => {
    const rank = totals.get(neighbors) ?? 0;
    totals.set(neighbors, rank - 1);
    return rank <= mostOfAddress;
  });
}

/** Marks are hashes of a visitor and an item, 32 hexadecimal digits. */
interface MarkedView {
  view: View;
  day: string;
  seenAt: Date;
  mark: string;
  /** The same with the salt of the day before, for as long as that one counts. */
  earlier: string | null;
  /** The same for all views from one address. */
  neighbors: string;
}

/** Hashes views with their day's salt; after midnight also with the previous one, to count nobody twice. */
function markViews(views: View[], saltOf: SaltOf): Promise<MarkedView[]> {
  return Promise.all(
    views.map(async (view) => {
      const day = tiraneDay(view.at);
      const earlierDay = tiraneDay(startOfMemory(view.at));
      const salt = await saltOf(day);
      const about = `${view.subject} ${view.id}`;
      return {
        view,
        day,
        mark: markVisitor(view.visitor, about, salt),
        neighbors: markVisitor(view.neighbors, `${about} neighbors`, salt),
        earlier:
          earlierDay === day ? null : markVisitor(view.visitor, about, await saltOf(earlierDay)),
        seenAt: view.at,
      };
    }),
  );
}

/** An earlier view of the same item by the same visitor since this moment keeps a new one from counting. */
export function startOfMemory(now: Date): Date {
  return new Date(now.getTime() - lifetimes.viewMinutes * 60_000);
}

/** @returns `fresh` if there was none */
export async function findOrAddSalt(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`
    insert into view_salt (day, salt) values (${day}, ${fresh}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ salt: Buffer }>`
    select salt from view_salt where day = ${day}`.execute(db);
  if (!rows[0]) throw new Error(`the salt of ${day} was removed while it was asked for`);
  return rows[0].salt;
}

/** @returns the marks that were not counted in the last half hour, and are counted now */
async function addMarks(trx: Db, marks: MarkedView[]): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`
    insert into view_mark (mark, seen_at)
    select n.mark, n.seen_at
    from unnest(
      ${marks.map(({ mark }) => mark)}::uuid[],
      ${marks.map(({ earlier }) => earlier)}::uuid[],
      ${marks.map(({ seenAt }) => seenAt)}::timestamptz[]
    ) as n (mark, earlier, seen_at)
    where not exists (
      select from view_mark m where m.mark = n.earlier and m.seen_at > n.seen_at - ${markLife}::interval
    )
    order by n.mark
    on conflict (mark) do update set seen_at = excluded.seen_at
      where view_mark.seen_at <= excluded.seen_at - ${markLife}::interval
    returning replace(mark::text, '-', '') as mark`.execute(trx);
  return new Set(rows.map(({ mark }) => mark));
}

/**
 * The half hour of an address and item begins with its first view.
 * @returns views in it, by mark
 */
async function addNeighbors(trx: Db, added: ReadonlyMap<string, { views: number; seenAt: Date }>) {
  const given = [...added.values()];
  const { rows } = await sql<{ mark: string; views: number }>`
    insert into view_mark as m (mark, views, seen_at)
    select * from unnest(
      ${[...added.keys()]}::uuid[], ${given.map(({ views }) => views)}::int[],
      ${given.map(({ seenAt }) => seenAt)}::timestamptz[]
    ) as n (mark, views, seen_at)
    order by n.mark
    on conflict (mark) do update set
      views = case when m.seen_at > excluded.seen_at - ${markLife}::interval then m.views else 0 end + excluded.views,
      seen_at = case when m.seen_at > excluded.seen_at - ${markLife}::interval then m.seen_at else excluded.seen_at end
    returning replace(mark::text, '-', '') as mark, views`.execute(trx);
  return new Map(rows.map(({ mark, views }) => [mark, views]));
}

/** A day in Europe/Tirane, YYYY-MM-DD. */
export interface ViewCount {
  subject: Subject;
  id: number;
  day: string;
  views: number;
}

/** Ignores deleted subjects. Call it once, last: all transactions then lock counts in one order, without deadlocks. */
export async function writeViews(trx: Db, counts: ViewCount[], today: string): Promise<void> {
  if (counts.length === 0) return;
  const firstDay = firstRecentDay(today);
  await sql`
    with given as (
      select subject, id, day, sum(views)::integer as views
      from unnest(
        ${counts.map(({ subject }) => subject)}::text[],
        ${counts.map(({ id }) => id)}::integer[],
        ${counts.map(({ day }) => day)}::date[],
        ${counts.map(({ views }) => views)}::integer[]
      ) as n (subject, id, day, views)
      group by subject, id, day
    ), of_items as materialized (
      select g.id, g.day, g.views, i.business_id
      from given g cross join lateral (
        select business_id from product where id = g.id
        union all select business_id from package where id = g.id
      ) i
      where g.subject = 'listing' and i.business_id is not null
    ), of_pages as (
      select g.id as business_id, g.day, g.views
      from given g join business b on b.id = g.id
      where g.subject = 'business'
    ), counted as (
      insert into view_count (listing_id, total, recent)
      select id, sum(views), coalesce(sum(views) filter (where day >= ${firstDay}), 0)
      from of_items group by id order by id
      on conflict (listing_id) do update set
        total = view_count.total + excluded.total, recent = view_count.recent + excluded.recent
    ), counted_by_day as (
      insert into view_day (day, listing_id, views)
      select day, id, views from of_items where day >= ${firstDay} order by day, id
      on conflict (day, listing_id) do update set views = view_day.views + excluded.views
    )
    insert into business_view_day (business_id, day, page_views, item_views)
    select business_id, day, sum(page_views), sum(item_views)
    from (
      select business_id, day, views as page_views, 0 as item_views from of_pages
      union all select business_id, day, 0, views from of_items
    ) b
    group by business_id, day order by business_id, day
    on conflict (business_id, day) do update set
      page_views = business_view_day.page_views + excluded.page_views,
      item_views = business_view_day.item_views + excluded.item_views`.execute(trx);
}
