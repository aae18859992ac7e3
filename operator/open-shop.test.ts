import { afterAll, expect, test } from 'vitest';
import { databaseFolder } from '@orendi/server/platform/db/embedded/database-folder';
import {
  makeGround,
  postmasterPid,
  spawnHolder,
} from '@orendi/server/platform/db/embedded/embedded-ground.fixture';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import { openShop } from './open-shop.ts';

const ground = makeGround();
afterAll(() => ground.clear());

test('a command waits for the database that a running shop is starting again', async () => {
  const dataDir = ground.dataDir('restarting');
  const holder = await spawnHolder(dataDir);
  process.kill(postmasterPid(databaseFolder(dataDir)), 'SIGKILL');
  const shop = await openShop(readSettings({ DATA_DIR: dataDir }), silentLog);
  const { rows } = await shop.services.pool.query('select count(*) as n from migration');
  expect(rows[0]?.n).toBeGreaterThan(0);
  await shop.close();
  await holder.end('SIGTERM');
});
