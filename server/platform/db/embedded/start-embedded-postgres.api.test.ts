import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withClient } from './connection.ts';
import { databaseFolder } from './database-folder.ts';
import { eventually, makeGround, spawnHolder } from './embedded-ground.fixture.ts';
import { findRunningPostgres } from './index.ts';
import { StartError } from '../../start-error.ts';

describe('the embedded database', () => {
  const ground = makeGround();
  afterAll(() => ground.clear());

  test('starts twice without LANG, from a path with spaces, in UTF-8, on a socket only', async () => {
    const dataDir = ground.dataDir('a shop, "with" spaces');
    const { LANG: _, LC_ALL: __, ...env } = process.env;
    const first = await spawnHolder(dataDir, { env: { ...env, PGPORT: '1', PGDATA: '/nowhere' } });
    await withClient(first.connection, (client) => client.query('create table kept (word text)'));
    await withClient(first.connection, (client) => client.query(`insert into kept values ('ë')`));
    await first.end('SIGTERM');

    const second = await spawnHolder(dataDir, { env });
    const { rows } = await withClient(second.connection, (client) =>
      client.query(`
        select current_database() as database, current_setting('server_encoding') as encoding,
          upper(word) as upper, current_setting('listen_addresses') as addresses,
          current_setting('fsync') as fsync, current_setting('password_encryption') as password
        from kept`),
    );
    expect(rows).toEqual([
      {
        database: 'orendi',
        encoding: 'UTF8',
        upper: 'Ë',
        addresses: '',
        fsync: 'on',
        password: 'scram-sha-256',
      },
    ]);
    const wrong = { ...second.connection, password: 'wrong' };
    await expect(withClient(wrong, async () => {})).rejects.toThrow('password authentication');
    expect(statSync(databaseFolder(dataDir).passwordFile).mode & 0o777).toBe(0o600);
    await second.end('SIGTERM');
    expect(existsSync(join(databaseFolder(dataDir).cluster, 'postmaster.pid'))).toBe(false);
  });

  test('puts the socket of a long path into a short, private folder and takes it away', async () => {
    const dataDir = ground.dataDir(`long/${'folder-'.repeat(15)}`);
    const server = await ground.start(dataDir);
    const socketFolder = server.connection.host;
    expect(socketFolder).toBe(join(tmpdir(), databaseFolder(dataDir).clusterName));
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    const { rowCount } = await withClient(server.connection, (client) => client.query('select 1'));
    expect(rowCount).toBe(1);
    await server.stop();
    await server.stop();
    expect(existsSync(socketFolder)).toBe(false);
  });

  test('is found by other processes while it runs, and only then', async () => {
    const dataDir = ground.dataDir('found');
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const holder = await spawnHolder(dataDir);
    expect(await findRunningPostgres(dataDir)).toEqual(holder.connection);
    await holder.end('SIGTERM');
    expect(await findRunningPostgres(dataDir)).toBeNull();

    // The same folder, as written by a later release.
    const { cluster } = databaseFolder(dataDir);
    writeFileSync(join(cluster, 'PG_VERSION'), '19\n');
    const refused = ground.start(dataDir);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/made by PostgreSQL 19, this release has PostgreSQL 18/);
    writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
    writeFileSync(join(cluster, 'postgresql.auto.conf'), 'work_mem = nonsense\n');
    await expect(ground.start(dataDir)).rejects.toThrow(
      /^The embedded database did not start: .*postgresql.auto.conf" contains errors\.$/,
    );
  });

  test('is whole after a start that was killed while it was being made', async () => {
    const dataDir = ground.dataDir('half');
    const { home } = databaseFolder(dataDir);
    const partials = () =>
      existsSync(home) ? readdirSync(home).filter((name) => name.startsWith('partial-')) : [];
    const holder = spawnHolder(dataDir).catch((error: Error) => error);
    await eventually(() => partials().some((name) => existsSync(join(home, name, 'global'))));
    process.kill(Number(readFileSync(join(dataDir, 'lock.pid'), 'utf8')), 'SIGKILL');
    expect(await holder).toBeInstanceOf(Error);
    expect(existsSync(databaseFolder(dataDir).cluster)).toBe(false);

    const server = await ground.start(dataDir);
    const { rowCount } = await withClient(server.connection, (client) => client.query('select 1'));
    expect(rowCount).toBe(1);
    await server.stop();
  });
});
