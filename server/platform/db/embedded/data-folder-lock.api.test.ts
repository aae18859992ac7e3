import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import {
  canStartAsOrdinaryUser,
  isRoot,
  makeGround,
  ordinaryUser,
  spawnFixture,
} from './embedded-ground.fixture.ts';
import { StartError } from '../../start-error.ts';

describe('the lock of the data folder', () => {
  const ground = makeGround();
  afterAll(() => ground.clear());

  const tryInOtherProcess = async (dataDir: string, moment = 0) =>
    spawnFixture('lock-holder.fixture.ts', [dataDir, String(moment)]);

  test('makes the folder and lets only one in, until it is released', async () => {
    const dataDir = ground.dataDir('one/below another');
    const lock = lockDataFolder(dataDir);
    const inUse = `The data folder ${dataDir} is in use by another start (process ${process.pid}).`;
    expect(() => lockDataFolder(dataDir)).toThrow(new StartError(inUse));
    const other = await tryInOtherProcess(dataDir);
    expect(other.line).toBe(inUse);
    await other.end('SIGKILL');
    lock.release();
    lock.release();
    lockDataFolder(dataDir).release();
  });

  test('is free as soon as its owner has been killed', async () => {
    const dataDir = ground.dataDir('killed');
    const owner = await tryInOtherProcess(dataDir);
    expect(owner.line).toBe('locked');
    expect(() => lockDataFolder(dataDir)).toThrow(`(process ${owner.pid})`);
    await owner.end('SIGKILL');
    lockDataFolder(dataDir).release();
  });

  test('does not believe a lock file whose process number lives as another program', () => {
    const dataDir = ground.dataDir('recycled', 0o755);
    writeFileSync(join(dataDir, 'lock'), '');
    writeFileSync(join(dataDir, 'lock.pid'), `${process.ppid}\n`);
    const lock = lockDataFolder(dataDir);
    expect(readFileSync(join(dataDir, 'lock.pid'), 'utf8')).toBe(`${process.pid}\n`);
    lock.release();
  });

  test('goes to exactly one of several starts at the same moment', async () => {
    const dataDir = ground.dataDir('race');
    // Both starts compete for what a killed start leaves behind.
    await (await tryInOtherProcess(dataDir)).end('SIGKILL');
    const moment = Date.now() + 1000;
    const starts = await Promise.all([1, 2, 3, 4, 5].map(() => tryInOtherProcess(dataDir, moment)));
    const winners = starts.filter((start) => start.line === 'locked');
    await Promise.all(starts.map((start) => start.end('SIGKILL')));
    expect(winners).toHaveLength(1);
    for (const { line } of starts.filter((start) => start !== winners[0]))
      expect(line).toBe(
        `The data folder ${dataDir} is in use by another start (process ${winners[0]?.pid}).`,
      );
  });

  test('says so in one sentence when the folder is a file', () => {
    const dataDir = ground.dataDir('file');
    writeFileSync(dataDir, '');
    expect(() => lockDataFolder(dataDir)).toThrow(
      new StartError(`The data folder ${dataDir} cannot be written: it is not a folder.`),
    );
  });

  test.skipIf(isRoot && !canStartAsOrdinaryUser)(
    'says so in one sentence when the folder cannot be written',
    async () => {
      const dataDir = ground.dataDir('read-only', 0o555);
      const user = isRoot ? ordinaryUser : null;
      const start = await spawnFixture('lock-holder.fixture.ts', [dataDir], { user });
      await start.end('SIGKILL');
      expect(start.line).toBe(`The data folder ${dataDir} cannot be written: permission denied.`);
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    },
  );
});
