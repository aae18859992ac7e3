import { createPasswords, startAccountWork } from '@orendi/server/features/accounts/index';
import { openServicesOn } from '@orendi/server/open-services';
import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import { openTestShop, type TestShop } from '@orendi/server/testing/open-test-shop';
import type { TestPostgres } from '@orendi/server/testing/postgres';
import { WrongOption } from '../read-options.ts';

/** The shop that is called; operators and links in mails come from its database. */
export interface FuzzedShop extends Pick<TestShop, 'services' | 'db' | 'request' | 'close'> {
  /** Different for every run on one product. */
  run: string;
}

/** Enough to find faults around passwords; the real cost would be most of the time. */
const cheap = { memory: 8, passes: 1, parallelism: 1 };

/** The whole app on a fresh database, in this process; in a test, on the server of the test. */
export async function openOwnShop(server?: TestPostgres): Promise<FuzzedShop> {
  const services = { passwords: createPasswords(cheap) };
  // Outside of a test nobody says whether there is a cluster.
  const shop = await openTestShop(server ? { services, cluster: null } : { services }, server);
  // Links to new passwords are mailed beside the answer.
  startAccountWork(shop.services);
  const close = async () => {
    await shop.services.jobs.stop();
    await shop.close();
  };
  return { ...shop, run: '', close };
}

/** A product that runs on this machine, by its address and its data folder. */
export async function openRunningShop(url: string, dataDir: string): Promise<FuzzedShop> {
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new WrongOption(`No product runs on ${dataDir}.`);
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir });
  const { services, close } = await openServicesOn(connection, settings, silentLog);
  const request: FuzzedShop['request'] = (path, init) =>
    fetch(new URL(url).origin + path, { ...init, redirect: 'manual' });
  const run = `-${Date.now().toString(36)}`;
  return { services, db: services.db, request, run, close };
}
