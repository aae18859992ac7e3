import { lifetimes } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import { daysBefore, tiraneDay } from '../../views/index.ts';
import { findFruitless } from './find-fruitless.ts';
import { deleteOldFruitless, forgetFruitless, listFruitlessSearches } from './fruitless-queries.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** Removes searches that are too old, and the listed ones that find something by now. */
export async function keepFruitless({ db, clock, listings }: Sources): Promise<void> {
  const today = tiraneDay(clock());
  await deleteOldFruitless(db, daysBefore(today, lifetimes.fruitlessSearchDays), today);
  const listed = (await listFruitlessSearches(db)).map(({ words }) => words);
  if (listed.length === 0) return;
  const fruitless = await findFruitless(listings, listed);
  const found = listed.filter((words) => !fruitless.has(words));
  await forgetFruitless(db, found);
}

/** Runs just after every full hour, as one of them is midnight in Tirana. */
export async function startFruitlessCleanup(
  services: Sources & Pick<Services, 'jobs'>,
): Promise<void> {
  await services.jobs.schedule({ name: 'searches-cleanup' }, { every: 'hour', at: '00:02' }, () =>
    keepFruitless(services),
  );
}
