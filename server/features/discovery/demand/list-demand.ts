import { lifetimes } from '@orendi/contract/limits';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { isTown } from '@orendi/contract/towns';
import { sql } from 'kysely';
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
