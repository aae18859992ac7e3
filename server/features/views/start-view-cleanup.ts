import type { Parts } from '../../parts.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { deleteOldMarks, deleteOldSalts } from './mark-queries.ts';
import { startOfMemory } from './mark-views.ts';
import { firstRecentDay } from './recent-days.ts';
import { tiraneDay } from './tirane-day.ts';
import { deleteOrphans, forgetOldDays } from './upkeep-queries.ts';

const upkeepQueue: Queue = { name: 'views-upkeep', pollSeconds: 60 };

type Sources = Pick<Parts, 'db' | 'clock'>;

/** Takes out of the counts and marks what their time is over for. */
export async function keepViews({ db, clock }: Sources): Promise<void> {
  const now = clock();
  await deleteOldMarks(db, now);
  await deleteOldSalts(db, tiraneDay(startOfMemory(now)));
  await forgetOldDays(db, firstRecentDay(tiraneDay(now)));
  await deleteOrphans(db);
}

/** Does so just after every full hour, one of which is midnight in Tirana. The jobs are running, and stop elsewhere. */
export async function startViewUpkeep(parts: Sources & Pick<Parts, 'jobs'>): Promise<void> {
  await parts.jobs.work(upkeepQueue, () => keepViews(parts));
  await parts.jobs.schedule(upkeepQueue, '1 * * * *');
}
