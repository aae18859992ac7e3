import type { Parts } from '../../parts.ts';
import { deleteExpired } from './imports/import-queries.ts';

/** Lets go of previews and undos whose time is over, before the nightly sweep of pictures. */
export async function startImportCleanup({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'imports-cleanup' }, { every: 'day', at: '02:11' }, () =>
    deleteExpired(db),
  );
}
