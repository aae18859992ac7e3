import type { Services } from '../../services.ts';
import { deleteOrphans, forgetOldDays } from './cleanup-queries.ts';
import { deleteOldMarks, deleteOldSalts } from './mark-queries.ts';
import { startOfMemory } from './mark-views.ts';
import { firstRecentDay } from './recent-days.ts';
import { tiraneDay } from './tirane-day.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Removes expired views from the counts, and expired marks and salts. */
export async function keepViews({ db, clock }: Sources): Promise<void> {
  const now = clock();
  await deleteOldMarks(db, now);
  await deleteOldSalts(db, tiraneDay(startOfMemory(now)));
  await forgetOldDays(db, firstRecentDay(tiraneDay(now)));
  await deleteOrphans(db);
}

/** Runs just after every full hour, one of which is midnight in Tirana. */
export async function startViewCleanup(services: Sources & Pick<Services, 'jobs'>): Promise<void> {
  await services.jobs.schedule({ name: 'views-cleanup' }, { every: 'hour', at: '00:01' }, () =>
    keepViews(services),
  );
}
