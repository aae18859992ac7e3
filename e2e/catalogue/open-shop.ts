import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { openServicesOn } from '@orendi/server/open-services';
import { readSettings } from '@orendi/server/platform/settings';
import type { Services } from '@orendi/server/services';
import { expect } from '@playwright/test';
import { dataDir, port } from '../product.ts';

/** The business whose address counts how often tests have written what visitors see. */
export const counterName = 'Salloni 20';

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

/** A process hears of writes in the order of their commits: once it shows this one, it has heard of those before. */
async function untilHeard({ changes }: Pick<Services, 'changes'>): Promise<void> {
  const { id, writes } = await changes.transaction(async (trx, touch) => {
    const counter = await trx
      .selectFrom('business')
      .select(['id', 'address'])
      .where('business_name', '=', counterName)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const writes = Number(counter.address) + 1;
    await trx
      .updateTable('business')
      .set({ address: String(writes) })
      .where('id', '=', counter.id)
      .execute();
    touch(`business:${counter.id}`);
    return { id: counter.id, writes };
  });
  const heard = async () => {
    const answer = await fetch(`http://localhost:${port}/v1/public/businesses/${id}`);
    const { data } = (await answer.json()) as { data: { address: string } };
    return Number(data.address);
  };
  await expect.poll(heard, { intervals: [10, 20, 50] }).toBeGreaterThanOrEqual(writes);
}
