import type { Services } from '../../../services.ts';
import { forgetPrices } from './forget-prices.ts';

/** Runs the cleanup every night. */
export async function startPriceCleanup({
  clock,
  db,
  jobs,
}: Pick<Services, 'clock' | 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'prices-cleanup' }, { every: 'day', at: '02:37' }, () =>
    forgetPrices(db, clock()),
  );
}
