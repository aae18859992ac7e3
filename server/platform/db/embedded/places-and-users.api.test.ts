import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withClient } from './connection.ts';
import { databaseFolder } from './database-folder.ts';
import { chooseDatabaseUser } from './database-user.ts';
import {
  canStartAsOrdinaryUser,
  isRoot,
  makeGround,
  ordinaryUser,
  spawnHolder,
} from './embedded-ground.fixture.ts';
import { findNativeFolder, prepareBinaries } from './binaries.ts';
import { StartError } from '../../start-error.ts';
import { askPs } from './stop-orphan.ts';
import { makeSocketFolder } from './socket-folder.ts';

const native = findNativeFolder();

/** As npm leaves it where install scripts do not run: without the libraries' links. */
function copyNativeWithoutLinks(to: string): string {
  cpSync(native, to, {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  });
  return to;
}

describe('places and users', () => {
  const ground = makeGround();
  afterAll(() => ground.clear());

  test('programs in a closed folder without their links are copied once, and run', async () => {
    mkdirSync(join(ground.root, 'closed'));
    const closed = copyNativeWithoutLinks(join(ground.root, 'closed', 'native'));
    // Root may pass everywhere, the database user not; an ordinary user cannot write here.
    chmodSync(join(ground.root, 'closed'), isRoot ? 0o700 : 0o755);
    if (!isRoot) chmodSync(join(closed, 'lib'), 0o555);
    const dataDir = ground.dataDir('copies', 0o755);
    for (const word of ['first', 'again']) {
      const server = await ground.start(dataDir, { native: closed });
      const { rows } = await withClient(server.connection, (client) =>
        client.query('select $1::text as word', [word]),
      );
      expect(rows).toEqual([{ word }]);
      await server.stop();
    }
    const { home } = databaseFolder(dataDir);
    const copies = readdirSync(home).filter((name) => name.startsWith('binaries-'));
    expect(copies).toHaveLength(1);
    expect(readdirSync(home).some((name) => name.startsWith('partial-'))).toBe(false);
    if (!isRoot) chmodSync(join(closed, 'lib'), 0o755);
  });

  test('missing links are made where the folder can be written', () => {
    const open = copyNativeWithoutLinks(join(ground.root, 'open-native'));
    const missing = join(open, 'lib', 'libicuuc.so.60');
    expect(existsSync(missing)).toBe(false);
    const binaries = prepareBinaries(open, null, []);
    expect(binaries).toMatchObject({ postgres: join(open, 'bin', 'postgres'), version: '18' });
    expect(existsSync(missing)).toBe(true);
  });

  test('a platform without programs is told about DATABASE_URL', () => {
    expect(() => findNativeFolder('plan9-mips')).toThrow(StartError);
    expect(() => findNativeFolder('plan9-mips')).toThrow(/\(plan9-mips\): set DATABASE_URL/);
    rmSync(join(ground.root, 'open-native', 'bin', 'postgres'));
    const broken = join(ground.root, 'open-native');
    expect(() => prepareBinaries(broken, null, [])).toThrow(
      /does not run on this system .*DATABASE_URL/,
    );
  });

  test('a socket folder that others can enter is refused', () => {
    const dataDir = ground.dataDir(`long/${'folder-'.repeat(15)}`, 0o755);
    const folder = databaseFolder(dataDir);
    const path = makeSocketFolder(folder, null);
    try {
      expect(makeSocketFolder(folder, null)).toBe(path);
      chmodSync(path, 0o777);
      expect(() => makeSocketFolder(folder, null)).toThrow(`The folder ${path} is not ours`);
    } finally {
      rmSync(path, { recursive: true });
    }
  });

  test.runIf(isRoot)('a socket folder that another user made before us is refused', () => {
    const dataDir = ground.dataDir(`taken/${'folder-'.repeat(15)}`, 0o755);
    const folder = databaseFolder(dataDir);
    const user = chooseDatabaseUser(folder.cluster);
    const path = makeSocketFolder(folder, user);
    try {
      expect(makeSocketFolder(folder, user)).toBe(path);
      spawnSync('chown', ['12345', path]);
      expect(() => makeSocketFolder(folder, user)).toThrow(`The folder ${path} is not ours`);
    } finally {
      rmSync(path, { recursive: true });
    }
  });

  test('the process list tells a command line where there is no /proc', () => {
    expect(askPs(process.pid)).toContain('node');
    expect(askPs(2 ** 22)).toBe('');
  });

  test.runIf(isRoot)('root may keep data where the database user cannot go', async () => {
    const closed = ground.dataDir('closed-home', 0o700);
    const dataDir = ground.dataDir('closed-home/data');
    const first = await ground.start(dataDir);
    const { cluster } = databaseFolder(dataDir);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    expect(statSync(cluster).uid).toBe(chooseDatabaseUser(cluster)?.uid);
    expect(statSync(cluster).uid).not.toBe(0);
    await withClient(first.connection, (client) => client.query('create table kept (id int)'));
    await first.stop();

    // As when root restores a copy.
    spawnSync('chown', ['-R', 'root:root', dataDir]);
    chmodSync(cluster, 0o755);
    const second = await ground.start(dataDir);
    await withClient(second.connection, (client) => client.query('select id from kept'));
    await second.stop();
  });

  test.runIf(canStartAsOrdinaryUser)('an ordinary user starts it as himself', async () => {
    const dataDir = ground.dataDir('ordinary', 0o700);
    spawnSync('chown', [`${ordinaryUser?.uid}:${ordinaryUser?.gid}`, dataDir]);
    const first = await spawnHolder(dataDir, { user: ordinaryUser });
    const { cluster } = databaseFolder(dataDir);
    expect(statSync(cluster).uid).toBe(ordinaryUser?.uid);
    await first.end('SIGTERM');

    // Root keeps the owner, so that the user can continue afterwards.
    const asRoot = await ground.start(dataDir);
    await asRoot.stop();
    const again = await spawnHolder(dataDir, { user: ordinaryUser });
    await again.end('SIGTERM');
  });
});
