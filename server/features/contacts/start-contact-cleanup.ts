import type { Services } from '../../services.ts';
import { tiraneDay } from '../views/index.ts';
import { deleteOldContactMarks } from './contact-queries.ts';

/** Forgets who was counted once the day is over. Runs just after every full hour, as one of them is midnight in Tirana. */
export async function startContactCleanup({
  db,
  clock,
  jobs,
}: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'contacts-cleanup' }, { every: 'hour', at: '00:03' }, () =>
    deleteOldContactMarks(db, tiraneDay(clock())),
  );
}
