/*
 * A second process of the product, without a network: it writes listings and asks itself when they appear. Run by
 * startSecondProcess.
 */
import { buildApp } from '@orendi/server/app';
import { writeListings } from '@orendi/server/features/discovery/index';
import { openServicesOn } from '@orendi/server/open-services';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import type { SecondOrder, SecondTask } from './start-second-process.ts';
import { waitUntilFound } from './wait-until-found.ts';

async function serve({ connection, settings }: SecondOrder): Promise<void> {
  const { services, listenForChanges } = await openServicesOn(
    connection,
    readSettings(settings),
    silentLog,
  );
  const app = buildApp(services);
  await listenForChanges();
  const ask = async (path: string) => (await app.request(path)).text();
  await ask('/v1/public/results/search');

  process.on('message', async (message) => {
    const { id, color } = message as SecondTask;
    await services.changes.transaction(async (trx, touch) => {
      await trx.updateTable('product').set({ color }).where('id', '=', id).execute();
      await writeListings(trx, touch, { productIds: [id] });
    });
    process.send?.(await waitUntilFound(ask, color));
  });
  process.send?.('ready');
}

process.once('message', (order) => serve(order as SecondOrder));
process.on('disconnect', () => process.exit());
