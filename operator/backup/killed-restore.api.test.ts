import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '@orendi/server/features/backups/testing/back-up';
import { openServices } from '@orendi/server/open-services';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import { createBusiness } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

/** The layout of a data folder. */
const keptSecret = '0123456789abcdef'.repeat(4);

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
  await createBusiness(operator.shop, { business_name: 'Arka' });
  const services = { ...operator.shop.services, secret: keptSecret };
  await backUp({ services }, join(operator.folder, 'backups'));
});
afterAll(() => operator.close());

test('a restore that is killed leaves no shop, nothing starts there, and the next one goes well', async () => {
  const dataDir = join(operator.folder, 'data');
  const from = join(operator.folder, 'backups');
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../main.ts'), 'restore', '--from', from],
    { env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir }, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Its database runs, and is orphaned by the kill.
  const pidFile = join(dataDir, '.restoring/postgres/cluster/postmaster.pid');
  await vi.waitUntil(() => existsSync(pidFile), { timeout: 120_000, interval: 10 });
  child.kill('SIGKILL');
  await ended;
  expect((await readdir(dataDir)).filter((name) => !name.startsWith('lock'))).toEqual([
    '.restoring',
  ]);

  const starting = openServices(readSettings({ DATA_DIR: dataDir }), silentLog);
  await expect(starting).rejects.toThrow(
    /^A restore into .*data was not finished, so there is no shop in it yet: run it again \(npm run operator -- restore --from FOLDER\)\.$/,
  );
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

  const own = operator.shop.services.settings;
  operator.shop.services.settings = readSettings({ DATA_DIR: dataDir });
  const { code, output } = await operator.run('restore --from backups');
  operator.shop.services.settings = own;
  expect([code, output]).toEqual([0, expect.stringContaining('Restored: ')]);
  const { services, close } = await openServices(readSettings({ DATA_DIR: dataDir }), silentLog);
  try {
    const names = await services.db.selectFrom('business').select('business_name').execute();
    expect(names).toEqual([{ business_name: 'Arka' }]);
    expect(services.secret).toBe(keptSecret);
  } finally {
    await close();
  }
});
