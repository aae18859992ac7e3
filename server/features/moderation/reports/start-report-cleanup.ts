import { lifetimes } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import { deleteSettledReports } from './report-queries.ts';

/** Removes reports that were settled long ago. */
export function keepReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const days = lifetimes.settledReportDays;
  return deleteSettledReports(db, new Date(clock().getTime() - days * 86_400_000));
}

/** Runs the cleanup every hour. */
export async function startReportCleanup(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  await services.jobs.schedule({ name: 'reports-cleanup' }, { every: 'hour', at: '00:23' }, () =>
    keepReports(services),
  );
}
