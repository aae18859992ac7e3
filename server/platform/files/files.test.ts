import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeToOthers } from './close-to-others.ts';
import { keepSecret } from './keep-secret.ts';
import { removeUnfinished, writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orendi files '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => join(folder, ...names);
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a file is written', () => {
  test('whole or not at all, and nothing half written stays', async () => {
    writeFileSync(at('kept'), 'before');
    await writeWhole(at('kept'), 'after');
    expect(readFileSync(at('kept'), 'utf8')).toBe('after');
    mkdirSync(at('taken'));
    await expect(writeWhole(at('taken'), 'x')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(folder).sort()).toEqual(['kept', 'taken']);
  });

  test('for nobody else, with the folders above it', async () => {
    await writeWhole(at('mail', 'old', 'a.eml'), 'x');
    expect([at('mail'), at('mail', 'old'), at('mail', 'old', 'a.eml')].map(modeOf)).toEqual([
      '700',
      '700',
      '600',
    ]);
  });

  test('once, where it must not replace another', async () => {
    await Promise.all(['a', 'b', 'c'].map((text) => writeWhole(at('one'), text, { isNew: true })));
    const first = readFileSync(at('one'), 'utf8');
    await writeWhole(at('one'), 'late', { isNew: true });
    expect(readFileSync(at('one'), 'utf8')).toBe(first);
    expect(readdirSync(folder)).toEqual(['one']);
  });
});

test('half-written files of killed processes are removed, those being written stay', async () => {
  const names = ['a.eml', `b.eml.${process.pid}.part`, 'c.eml.999999999.part', 'd.eml.1.part'];
  for (const name of names) writeFileSync(at(name), 'half');
  await removeUnfinished(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.eml', 'd.eml.1.part']);
  await removeUnfinished(at('none'));
});

describe('the secret for signatures', () => {
  test('is made once, however many ask for it at the same time', async () => {
    const made = await Promise.all([1, 2, 3].map(() => keepSecret(at('data'))));
    expect(new Set([...made, await keepSecret(at('data'))]).size).toBe(1);
    expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(modeOf(at('data', 'auth-secret'))).toBe('600');
    expect(readdirSync(at('data'))).toEqual(['auth-secret']);
  });

  test.each([
    ['empty', ''],
    ['cut', 'ab'.repeat(31)],
    ['cut to a part that looks long enough', 'ab'.repeat(20)],
    ['filled with zeros by a power cut', '\0'.repeat(64)],
    ['another text', 'not a secret that we have ever written, but sixty-four long, too'],
  ])('is refused in one sentence when its file is %s', async (_, content) => {
    writeFileSync(at('auth-secret'), content);
    await expect(keepSecret(folder)).rejects.toMatchObject({
      name: 'StartError',
      message: `The file ${at('auth-secret')} is damaged: bring it back from a backup, or remove it, and everybody has to sign in again.`,
    });
    expect(readFileSync(at('auth-secret'), 'utf8')).toBe(content);
  });

  test('of a shop that runs is taken as it is, also with a line end', async () => {
    writeFileSync(at('auth-secret'), `${'0123456789abcdef'.repeat(4)}\n`);
    expect(await keepSecret(folder)).toBe('0123456789abcdef'.repeat(4));
  });
});

describe('the data folder of a shop that runs already', () => {
  test('is closed to other users, with all that is ours in it, and nothing else', async () => {
    chmodSync(folder, 0o755);
    for (const path of ['pictures/ab/key', 'mail', 'backups', 'postgres/cluster']) {
      mkdirSync(at(path), { recursive: true });
      chmodSync(at(path), 0o755);
    }
    const files = ['auth-secret', 'lock', 'mail/a.eml', 'pictures/ab/key/320.webp', 'backups/x'];
    for (const file of files) {
      writeFileSync(at(file), 'x');
      chmodSync(at(file), 0o644);
    }
    expect(await closeToOthers(folder)).toBeNull();
    const isRoot = process.getuid?.() === 0;
    expect(modeOf(folder)).toBe(isRoot ? '711' : '700');
    const closed = ['mail', 'pictures', 'pictures/ab', 'pictures/ab/key'];
    expect(closed.map((path) => modeOf(at(path)))).toEqual(['700', '700', '700', '700']);
    expect(files.map((path) => modeOf(at(path)))).toEqual(['600', '600', '600', '600', '644']);
    expect(modeOf(at('backups'))).toBe('755');
    expect(modeOf(at('postgres/cluster'))).toBe('755');
  });

  test('need not exist', async () => {
    expect(await closeToOthers(at('none'))).toBeNull();
  });
});
