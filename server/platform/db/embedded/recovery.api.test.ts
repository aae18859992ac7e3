import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { withClient } from './connection.ts';
import { databaseFolder } from './database-folder.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { eventually, makeGround, postmasterPid, spawnHolder } from './embedded-ground.fixture.ts';
import { isPostmaster } from './stop-orphan.ts';
import { readPostmasterFile } from './postmaster-file.ts';

const count = (client: Client) =>
  client.query<{ n: number }>('select count(*)::int as n from kept').then(({ rows }) => rows[0]?.n);

describe('recovery', () => {
  const ground = makeGround();
  afterAll(() => ground.clear());

  const dataDir = ground.dataDir('data');
  const folder = databaseFolder(dataDir);

  test('a killed server is started again by itself, old backends still at work or not', async () => {
    let restarts = 0;
    const warnings: string[] = [];
    const log = { debug() {}, info() {}, warn: (message: string) => void warnings.push(message) };
    const server = await ground.start(dataDir, { log, onRestart: () => restarts++ });
    await withClient(server.connection, async (client) => {
      await client.query('create table kept (id int)');
      await client.query('insert into kept values (1)');
    });
    const busy = withClient(server.connection, (client) =>
      client.query('select count(*) from generate_series(1, 6000000)'),
    ).catch(() => {});
    await eventually(() =>
      withClient(server.connection, async (client) => {
        const { rowCount } = await client.query(
          `select from pg_stat_activity where state = 'active' and query like '%generate_series(1%'
           and pid <> pg_backend_pid()`,
        );
        return rowCount === 1;
      }),
    );
    const before = postmasterPid(folder);
    process.kill(before, 'SIGKILL');
    await eventually(() => restarts === 1);
    expect(await withClient(server.connection, count)).toBe(1);
    expect(readPostmasterFile(folder.cluster)?.pid).not.toBe(before);
    expect(warnings).toContain('PostgreSQL has ended (SIGKILL) and is started again.');
    expect(warnings.join('\n')).toContain('did not start: pre-existing shared memory block');
    await busy;

    process.kill(postmasterPid(folder), 'SIGKILL');
    await eventually(() => restarts === 2);
    const last = postmasterPid(folder);
    await server.stop();
    expect(isPostmaster(last, folder.clusterName)).toBe(false);
    expect(restarts).toBe(2);
  });

  test('stop() also ends a server that is just being started again', async () => {
    let restarts = 0;
    let stopped: Promise<void> | undefined;
    const warn = () => void (stopped = server.stop());
    const log = { debug() {}, info() {}, warn };
    const server = await ground.start(dataDir, { log, onRestart: () => restarts++ });
    const killed = postmasterPid(folder);
    process.kill(killed, 'SIGKILL');
    await eventually(() => stopped !== undefined);
    await stopped;
    expect(restarts).toBe(0);
    const left = readPostmasterFile(folder.cluster)?.pid ?? killed;
    expect(isPostmaster(left, folder.clusterName)).toBe(false);
  });

  test('a killed start leaves its server, which the next start replaces; nothing is lost', async () => {
    const first = await spawnHolder(dataDir);
    await withClient(first.connection, (client) => client.query('insert into kept values (2)'));
    await expect(spawnHolder(dataDir)).rejects.toThrow(
      /^StartError: The data folder .* is in use by another start \(process \d+\)\.$/,
    );

    const orphan = postmasterPid(folder);
    await first.end('SIGKILL');
    expect(isPostmaster(orphan, folder.clusterName)).toBe(true);
    const second = await spawnHolder(dataDir);
    expect(await withClient(second.connection, count)).toBe(2);
    expect(isPostmaster(orphan, folder.clusterName)).toBe(false);
    await second.end('SIGTERM');
  });

  test('a process number left behind that another program has by now is no hindrance', async () => {
    const other = spawn('sleep', ['60'], { ...chooseDatabaseUser(folder.cluster) });
    await once(other, 'spawn');
    const pidFile = join(folder.cluster, 'postmaster.pid');
    const lines = [other.pid, folder.cluster, 1, 5432, folder.sockets, '', '1 1', 'ready   ', ''];
    writeFileSync(pidFile, lines.join('\n'));
    const socketLock = join(folder.sockets, '.s.PGSQL.5432.lock');
    writeFileSync(socketLock, lines.slice(0, 5).join('\n'));

    const server = await ground.start(dataDir);
    expect(await withClient(server.connection, count)).toBe(2);
    expect(other.exitCode).toBeNull();
    await server.stop();

    writeFileSync(pidFile, '');
    const again = await ground.start(dataDir);
    expect(await withClient(again.connection, count)).toBe(2);
    await again.stop();
    other.kill();
  });

  test('a process that ends without stop() lets its server shut down in order', async () => {
    const holder = await spawnHolder(dataDir);
    const pid = postmasterPid(folder);
    await holder.end('SIGUSR2');
    await eventually(() => !isPostmaster(pid, folder.clusterName));
    expect(readPostmasterFile(folder.cluster)).toBeNull();
  });

  test('a damaged password is replaced, and nothing is lost', async () => {
    const first = await ground.start(dataDir);
    await withClient(first.connection, (client) =>
      client.query('create table if not exists kept (id int)'),
    );
    await first.stop();
    writeFileSync(folder.passwordFile, 'cut');
    const warnings: string[] = [];
    const log = { debug() {}, info() {}, warn: (message: string) => void warnings.push(message) };
    const second = await ground.start(dataDir, { log });
    expect(warnings.join('\n')).toContain('the database is given another password');
    expect(second.connection.password).not.toBe(first.connection.password);
    await withClient(second.connection, (client) => client.query('select from kept'));
    await second.stop();
  });

  test('a stop under open connections leaves no FATAL in the log', async () => {
    const warnings: string[] = [];
    const log = { debug() {}, info() {}, warn: (message: string) => void warnings.push(message) };
    const server = await ground.start(dataDir, { log });
    await withClient(server.connection, () => server.stop());
    expect(warnings).toEqual([]);
  });

  test('damaged files are said with what to do', async () => {
    writeFileSync(join(folder.cluster, 'global/pg_control'), '');
    await expect(ground.start(dataDir)).rejects.toThrow(
      /^The embedded database did not start: could not read file "global\/pg_control".*\. If its files are damaged, restore the newest backup into a new folder: DATA_DIR=NEW npm run operator -- restore --from BACKUPS\.$/,
    );
  });
});
