import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { findLastBackup } from './backup-runs.ts';
import { backUpIfDue, lastDue } from './start-backup-work.ts';
import { makeFolder } from './testing/back-up.ts';

let shop: TestShop;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let to: string;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await makeFolder();
  to = folder.path('backups');
});
afterEach(() => folder.remove());

const backupsIn = async () => (await readdir(to)).filter((name) => name.startsWith('20')).sort();

describe('by the clock', () => {
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const at = (hours: number, minutes: number, days = 0) => {
    const time = new Date();
    time.setUTCDate(time.getUTCDate() + days);
    time.setUTCHours(hours, minutes, 0, 0);
    return time;
  };
  const look = (now: Date) => {
    const settings = { ...shop.services.settings, backupKeep: 2 };
    const services = { ...shop.services, settings, clock: () => now, log: log as never };
    return backUpIfDue(services, to, new AbortController().signal);
  };

  test('the first comes at once, then one each night, of which so many are kept', async () => {
    await look(new Date());
    expect(await backupsIn()).toHaveLength(1);
    await look(new Date());
    expect(await backupsIn()).toHaveLength(1);
    await look(at(1, 38, 1));
    expect(await backupsIn()).toHaveLength(2);
    await look(at(1, 38, 2));
    expect(await backupsIn()).toHaveLength(2);
  });

  test('a failed backup is logged and repeated an hour later', async () => {
    log.error.mockClear();
    await mkdir(to);
    await writeFile(join(to, 'other'), '');
    await look(at(1, 38));
    expect(log.error).toHaveBeenCalledWith(
      { reason: expect.stringContaining('holds other things') },
      'the backup failed',
    );
    expect(await findLastBackup(shop.db)).toMatchObject({ ok: false });
    await rm(join(to, 'other'));
    await look(at(2, 38));
    expect(await backupsIn()).toHaveLength(1);
  });

  test.each([
    ['2026-11-23T01:36:59Z', '2026-11-22T01:37:00.000Z'],
    ['2026-11-23T01:37:00Z', '2026-11-23T01:37:00.000Z'],
    ['2026-11-23T23:00:00Z', '2026-11-23T01:37:00.000Z'],
  ])('at %s the one of %s is due', (now, due) => {
    expect(lastDue(new Date(now)).toISOString()).toBe(due);
  });
});
