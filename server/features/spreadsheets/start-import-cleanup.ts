import type { Services } from '../../services.ts';
import { deleteExpired } from './imports/import-queries.ts';

export async function startImportCleanup({
  db,
  jobs,
}: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'imports-cleanup' }, { every: 'day', at: '02:11' }, () =>
    deleteExpired(db),
  );
}
