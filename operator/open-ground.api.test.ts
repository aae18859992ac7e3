import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder, startEmbeddedPostgres } from '@orendi/server/platform/db/embedded/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openGround } from './open-shop.ts';

/* The doctor opens as much as it can of a product that is down. */

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'orendi-doctor-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('an empty folder stays empty', async () => {
  const { ground, close } = await openGround(readSettings({ DATA_DIR: dataDir }), silentLog);
  await close();
  expect(ground).toMatchObject({
    db: null,
    media: null,
    whyNoDatabase: expect.stringContaining('no database'),
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test('a server that is away is why', async () => {
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://orendi@127.0.0.1:1/orendi',
    AUTH_SECRET: 'a secret that is only for tests, and long enough',
  });
  const { ground, close } = await openGround(settings, silentLog);
  await close();
  expect(ground.db).toBeNull();
  expect(ground.whyNoDatabase).toMatch(/ECONNREFUSED/);
});

test('a database that rests is started for a look, as it is, and stopped again', async () => {
  const lock = lockDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await postgres.stop();
  lock.release();
  const { ground, close } = await openGround(readSettings({ DATA_DIR: dataDir }), silentLog);
  const tables = await ground.db?.introspection.getTables();
  await close();
  expect(tables).toEqual([]);
  // Stopped, and nobody's any more.
  lockDataFolder(dataDir).release();
});
