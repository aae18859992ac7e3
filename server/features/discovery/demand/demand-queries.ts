import { lifetimes } from '@orendi/contract/limits';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { isTown } from '@orendi/contract/towns';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { daysBefore } from '../../views/index.ts';
import {
  countListed,
  keepFruitless,
  LEAST_VISITORS,
  MOST_OF_DAY,
} from '../fruitless/count-fruitless.ts';
import type { NotedSearch } from './note-demand.ts';

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

export interface Marked {
  /** In Europe/Tirane, YYYY-MM-DD. */
  day: string;
  /** The visitor and what is counted as a hash, 32 hexadecimal digits. */
  mark: string;
}

/** Counts those whose marks are new, in the order of the keys, as everywhere. */
export async function addVisits(db: Db, visits: Marked[]): Promise<void> {
  await sql`
    with marked as (
      insert into search_mark (mark, day)
      select * from unnest(${visits.map(({ mark }) => mark)}::uuid[], ${visits.map(({ day }) => day)}::date[]) as n (mark, day)
      order by mark on conflict do nothing returning day
    )
    insert into visit_day (day, visitors) select day, count(*) from marked group by day order by day
    on conflict (day) do update set visitors = visit_day.visitors + excluded.visitors`.execute(db);
}

/** Counts those whose marks are new. */
export async function addSearches(db: Db, searches: (Marked & NotedSearch)[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${searches.map(({ mark }) => mark)}::uuid[], ${searches.map(({ day }) => day)}::date[],
        ${searches.map(({ words }) => words)}::text[], ${searches.map(({ town }) => town)}::text[]
      ) as n (mark, day, words, town)
    ), marked as (
      insert into search_mark (mark, day) select mark, day from given order by mark
      on conflict do nothing returning mark
    )
    insert into search_day (day, words, town, visitors)
    select g.day, g.words, g.town, count(*)
    from given g join marked on marked.mark = g.mark
    where exists (select from search_day s where s.day = g.day and s.words = g.words and s.town = g.town)
      or (select count(*) from search_day s where s.day = g.day) < ${MOST_OF_DAY}
    group by g.day, g.words, g.town order by g.day, g.words, g.town
    on conflict (day, words, town) do update set visitors = search_day.visitors + excluded.visitors`.execute(
    db,
  );
}
