import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirstSteps } from '@orendi/contract/schemas/operator-health';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../platform/log/log.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { signUpOwner } from '../../testing/seller.ts';
import { findLastBackup, startBackupWork } from '../backups/index.ts';

let desk: TestConsole;
let folder: string;
let stop: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-steps-'));
  desk = await openConsole({ settings: { backupTo: join(folder, 'backups') } });
  stop = await startBackupWork(desk.shop.services);
});
afterAll(async () => {
  stop();
  await desk.shop.services.jobs.stop();
  await desk.shop.close();
  await rm(folder, { recursive: true });
});

const read = () => desk.read<FirstSteps>('/first-steps');
const done = async () =>
  Object.entries((await read()).done).flatMap(([step, isDone]) => (isDone ? step : []));
const soon = { timeout: 20_000, interval: 50 };

test('a new marketplace has everything ahead', async () => {
  expect(await done()).toEqual([]);
  expect(await read()).toMatchObject({ hasBackupFolder: true });
});

test('a test mail counts once the mail server has taken one', async () => {
  const { pool } = desk.shop;
  await pool.query(`insert into mail_test (error) values ('refused')`);
  expect(await done()).not.toContain('mail');
  await pool.query(`insert into mail_test default values`);
  expect(await done()).toContain('mail');
});

test('a test mail that lies in a file counts for nothing where strangers visit', async () => {
  const { settings } = desk.shop.services;
  settings.publicUrl = 'https://shop.example';
  const told = await done();
  settings.publicUrl = null;
  expect(told).not.toContain('mail');
});

test('the legal identity is its legal name', async () => {
  await desk.shop.pool.query(`update market set phone = '+355691234567'`);
  expect(await done()).not.toContain('identity');
  await desk.shop.pool.query(`update market set legal_name = 'Orendi sh.p.k.'`);
  expect(await done()).toContain('identity');
});

test('a backup counts once it was read whole', async () => {
  expect((await desk.send('POST', '/first-steps/backup')).status).toBe(200);
  await vi.waitUntil(async () => (await done()).includes('backup'), soon);
  const entries = await readdir(join(folder, 'backups'));
  const name = entries.find((entry) => entry.startsWith('20'));
  expect(await desk.log()).toContain(`backup check ${name}: `);
});

test('a backup that cannot be made is told as failed, and counts for nothing', async () => {
  const used = join(folder, 'used');
  await mkdir(used);
  await writeFile(join(used, 'other'), '');
  const open = await openConsole({ settings: { backupTo: used } });
  const { services } = open.shop;
  const end = await startBackupWork({ ...services, log: silentLog });
  await open.send('POST', '/first-steps/backup');
  await vi.waitUntil(() => findLastBackup(services.db), soon);
  expect(await findLastBackup(services.db)).toMatchObject({ ok: false });
  expect((await open.read<FirstSteps>('/first-steps')).done.backup).toBe(false);
  end();
  await services.jobs.stop();
  await open.shop.close();
});

test('the categories are looked through when one was changed, or on the operator’s word', async () => {
  expect(await done()).not.toContain('assortment');
  expect((await desk.send('POST', '/first-steps/assortment')).status).toBe(200);
  expect((await desk.log())[0]).toBe('assortment check : ');
  expect(await done()).toContain('assortment');
});

test('the first shop is invited, or has come by itself', async () => {
  expect(await done()).not.toContain('shop');
  const { pool } = desk.shop;
  await pool.query(`insert into audit_entry (actor, action) values ('op', 'business invite')`);
  expect(await done()).toContain('shop');
  await pool.query(`delete from audit_entry where action = 'business invite'`);
  await signUpOwner(desk.shop);
  expect(await done()).toContain('shop');
});

test('without BACKUP_TO no backup begins', async () => {
  const open = await openConsole();
  expect((await open.read<FirstSteps>('/first-steps')).hasBackupFolder).toBe(false);
  expect((await open.send('POST', '/first-steps/backup')).status).toBe(200);
  const { rows } = await open.shop.pool.query(`select from job where queue = 'backup-check'`);
  expect(rows).toEqual([]);
  await open.shop.close();
});
