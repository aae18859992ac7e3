import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { openServicesOn } from '@orendi/server/open-services';
import { readSettings } from '@orendi/server/platform/settings';
import type { Services } from '@orendi/server/services';
import { expect } from '@playwright/test';
import { dataDir, port } from '../product.ts';

/** The names of businesses whose address counts how often a worker of the tests has written what visitors see. */
export const counters = Array.from({ length: 20 }, (_, index) => `Salloni ${index + 1}`);
const counter = counters[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % counters.length] ?? '';

/**
 * The services of the running product, to add data and inspect results. What is written through them is heard of by the
 * product once they are closed.
 */
export async function openShop() {
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error('the database of the product does not answer');
  const settings = readSettings({ DATA_DIR: dataDir });
  const { services, close } = await openServicesOn(connection, settings, silentLog);
  let hasWritten = false;
  services.changes.onTouched(() => (hasWritten = true));
  return {
    services,
    async close() {
      if (hasWritten) await untilHeard(services);
      await close();
    },
  };
}

/**
 * A process hears of writes in the order of their commits: once it no longer shows the count that it keeps, it has heard of
 * those before.
 */
async function untilHeard({ changes, db }: Pick<Services, 'changes' | 'db'>): Promise<void> {
  const { id } = await db
    .selectFrom('business')
    .select('id')
    .where('business_name', '=', counter)
    .executeTakeFirstOrThrow();
  const shown = async () => {
    const answer = await fetch(`http://localhost:${port}/v1/public/businesses/${id}`);
    const { data } = (await answer.json()) as { data: { address: string } };
    return data.address;
  };
  const address = String(Number(await shown()) + 1);
  await changes.transaction(async (trx, touch) => {
    await trx.updateTable('business').set({ address }).where('id', '=', id).execute();
    touch(`business:${id}`);
  });
  await expect.poll(shown, { intervals: [10, 20, 50] }).toBe(address);
}
