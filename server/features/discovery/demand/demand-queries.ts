import { lifetimes } from '@orendi/contract/limits';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { isTown } from '@orendi/contract/towns';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { daysBefore } from '../../views/index.ts';
import { countListed, keepFruitless, LEAST_VISITORS } from '../fruitless/count-fruitless.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** The words that at least three visitors of the last 30 days searched for, by town, the most wanted first, and what there is. */
export async function listDemand({ db, clock, listings }: Sources, most: number) {
  const { rows } = await sql<{ words: string; town: string; visitors: number }>`
    select words, town, sum(visitors)::int as visitors from search_day
    where day >= ${firstKeptDay(clock())}
    group by words, town having sum(visitors) >= ${LEAST_VISITORS}
    order by visitors desc, words, town limit ${most}`.execute(db);
  const wanted = rows.filter(({ town }) => town === '' || isTown(town));
  const totals = await countListed(listings, wanted);
  return wanted.map((search, place) => Object.assign(search, { listings: totals[place] ?? 0 }));
}

/** Removes searches that are too old, who made them, and the vain ones that find something by now. */
export async function keepSearches(services: Sources): Promise<void> {
  const { db, clock } = services;
  const firstDay = firstKeptDay(clock());
  await sql`delete from search_day where day < ${firstDay}`.execute(db);
  await sql`delete from search_mark where day < ${tiraneDay(clock())}`.execute(db);
  await keepFruitless(services, firstDay);
}

const firstKeptDay = (now: Date) => daysBefore(tiraneDay(now), lifetimes.searchDays);

/** Counts once a day for each visitor: a visit, without words, or a search. */
export interface Seen {
  /** In Europe/Tirane, YYYY-MM-DD. */
  day: string;
  at: Date;
  words: string | null;
  /** Where it is wanted; null for the words of a search in vain, wherever that was. */
  town: string | null;
  /** The visitor and what is counted as a hash, 32 hexadecimal digits. */
  mark: string;
}

/** Different words kept of one day, so that nobody fills the disk with nonsense. */
const MOST_OF_DAY = 10_000;

/** Counts those whose marks are new. In the order of the keys, so that processes never wait for one another in a circle. */
export async function addSeen(db: Db, seen: Seen[]): Promise<void> {
  const isKept = (table: string, ofWords: string) => sql`(
    exists (select from ${sql.table(table)} k where k.day = f.day and ${sql.raw(ofWords)})
      or (select count(*) from ${sql.table(table)} k where k.day = f.day) < ${MOST_OF_DAY}
  )`;
  await sql`
    with given as (
      select * from unnest(
        ${seen.map(({ mark }) => mark)}::uuid[], ${seen.map(({ day }) => day)}::date[],
        ${seen.map(({ words }) => words)}::text[], ${seen.map(({ town }) => town)}::text[],
        ${seen.map(({ at }) => at)}::timestamptz[]
      ) as n (mark, day, words, town, at)
    ), marked as (
      insert into search_mark (mark, day) select mark, day from given order by mark
      on conflict do nothing returning mark
    ), fresh as materialized (
      select distinct on (mark) given.* from given join marked using (mark)
    ), visits as (
      insert into visit_day (day, visitors)
      select day, count(*) from fresh where words is null group by day order by day
      on conflict (day) do update set visitors = visit_day.visitors + excluded.visitors
    ), searches as (
      insert into search_day (day, words, town, visitors)
      select day, words, town, count(*) from fresh f
      where town is not null and ${isKept('search_day', 'k.words = f.words and k.town = f.town')}
      group by day, words, town order by day, words, town
      on conflict (day, words, town) do update set visitors = search_day.visitors + excluded.visitors
    )
    insert into fruitless_search (day, words, visitors, last_at)
    select day, words, count(*), max(at) from fresh f
    where words is not null and town is null and ${isKept('fruitless_search', 'k.words = f.words')}
    group by day, words order by day, words
    on conflict (day, words) do update set
      visitors = fruitless_search.visitors + excluded.visitors,
      last_at = greatest(fruitless_search.last_at, excluded.last_at)`.execute(db);
}
