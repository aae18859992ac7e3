import { afterAll, expect, test } from 'vitest';
import { databaseFolder } from '@orendi/server/platform/db/embedded/database-folder';
import {
  makeGround,
  postmasterPid,
  spawnHolder,
} from '@orendi/server/platform/db/embedded/embedded-ground.fixture';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import { noteAddress } from '@orendi/server/platform/http/running-address';
import { openGround, openShop } from './open-shop.ts';

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

test('links and the doctor lead to where the running shop is, whatever PORT is here', async () => {
  const dataDir = ground.dataDir('running');
  const address = { publicUrl: null, host: '127.0.0.1', port: 4711 };
  await noteAddress(dataDir, address);
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '4712' });
  const alone = await openShop(settings, silentLog);
  expect(alone.services.settings.port).toBe(4712);
  await alone.close();

  const holder = await spawnHolder(dataDir);
  for (const publicUrl of [null, 'https://shop.example']) {
    const shop = await openShop({ ...settings, publicUrl }, silentLog);
    expect(shop.services.settings).toMatchObject({ ...address, publicUrl });
    await shop.close();
  }
  const { ground: examined, close } = await openGround(settings, silentLog);
  expect(examined.settings).toMatchObject(address);
  await close();
  await holder.end('SIGTERM');
});
