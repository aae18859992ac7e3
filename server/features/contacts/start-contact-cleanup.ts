import type { Services } from '../../services.ts';
import { tiraneDay } from '../views/index.ts';
import { deleteOldContactMarks } from './contact-queries.ts';

/** Runs just after every full hour, one of which is midnight in Tirana. */
export async function startContactCleanup({
  db,
  clock,
  jobs,
}: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'contacts-cleanup' }, { every: 'hour', at: '00:03' }, () =>
    deleteOldContactMarks(db, tiraneDay(clock())),
  );
}
