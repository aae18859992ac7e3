import { createPasswords, startAccountWork } from '@orendi/server/features/accounts/index';
import { openTestShop, type TestShop } from '@orendi/server/testing/open-test-shop';
import type { TestPostgres } from '@orendi/server/testing/postgres';

/** Enough to find faults around passwords; the real cost would be most of the time. */
const cheap = { memory: 8, passes: 1, parallelism: 1 };

/**
 * The whole app on a fresh database, in this process.
 * @param server the database server; in a test, that of the test
 */
export async function openFuzzedShop(server?: TestPostgres): Promise<TestShop> {
  const services = { passwords: createPasswords(cheap) };
  // Outside of a test nobody says whether there is a cluster.
  const shop = await openTestShop(server ? { services, cluster: null } : { services }, server);
  // Links to new passwords are mailed beside the answer.
  startAccountWork(shop.services);
  const close = async () => {
    await shop.services.jobs.stop();
    await shop.close();
  };
  return { ...shop, close };
}
