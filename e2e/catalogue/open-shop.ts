import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { openServicesOn } from '@orendi/server/open-services';
import { readSettings } from '@orendi/server/platform/settings';
import { dataDir } from '../product.ts';

/** The services of the running product, to add data and inspect results. */
export async function openShop() {
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error('the database of the product does not answer');
  return openServicesOn(connection, readSettings({ DATA_DIR: dataDir }), silentLog);
}
