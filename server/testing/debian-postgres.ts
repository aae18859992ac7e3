import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findDebianPostgres } from './find-debian-postgres.ts';
import { carelessSettings, makeTemplate } from './postgres.ts';

/** Debian's server package creates the user `postgres`; the server refuses to run as root. */
export function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Vitest's global setup for running the same API tests on Debian's PostgreSQL package. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const bin = findDebianPostgres();
  if (!bin) throw new Error('no PostgreSQL of Debian is installed');
  const { connection, stop } = await startDebianPostgres(bin);
  project.provide('postgres', await makeTemplate(connection));
  return stop;
}

/**
 * A server in a temporary folder, with an empty database.
 * @param bin the folder of its programs
 */
export async function startDebianPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'orendi-debian-'));
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'orendi', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), initial, { ...options, stdio: 'ignore' });
  const settings = {
    unix_socket_directories: folder,
    listen_addresses: '',
    ...carelessSettings,
  };
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const connection = { host: folder, port: 5432, user: 'orendi', database: 'orendi' };
  await untilAnswering({ ...connection, database: 'postgres' });
  return {
    connection,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(connection: pg.ClientConfig): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; await pause(50)) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.query('create database orendi');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
