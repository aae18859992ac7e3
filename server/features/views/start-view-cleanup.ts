import type { Parts } from '../../parts.ts';
import { deleteOrphans, forgetOldDays } from './cleanup-queries.ts';
import { deleteOldMarks, deleteOldSalts } from './mark-queries.ts';
import { startOfMemory } from './mark-views.ts';
import { firstRecentDay } from './recent-days.ts';
import { tiraneDay } from './tirane-day.ts';

type Sources = Pick<Parts, 'db' | 'clock'>;

/** Takes out of the counts and marks what their time is over for. */
export async function keepViews({ db, clock }: Sources): Promise<void> {
  const now = clock();
  await deleteOldMarks(db, now);
  await deleteOldSalts(db, tiraneDay(startOfMemory(now)));
  await forgetOldDays(db, firstRecentDay(tiraneDay(now)));
  await deleteOrphans(db);
}

/** Does so just after every full hour, one of which is midnight in Tirana. */
export async function startViewCleanup(parts: Sources & Pick<Parts, 'jobs'>): Promise<void> {
  await parts.jobs.schedule({ name: 'views-cleanup' }, { every: 'hour', at: '00:01' }, () =>
    keepViews(parts),
  );
}
