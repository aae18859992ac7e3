import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFolder, type DatabaseFolder } from './database-folder.ts';
import { keepPassword, readPassword } from './password-file.ts';

let dataDir: string;
let folder: DatabaseFolder;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'orendi-password-'));
  folder = databaseFolder(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('the password is made once, and nobody else can read it', async () => {
  const password = await keepPassword(folder);
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(await keepPassword(folder)).toBe(password);
  expect(statSync(folder.passwordFile).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder.home)).toEqual(['password']);
});

test.each([
  ['empty', ''],
  ['cut', 'abcdefghijklmnop'],
  ['filled with zeros', '\0'.repeat(32)],
])('a password whose file is %s is refused in one sentence', async (_, content) => {
  mkdirSync(folder.home);
  writeFileSync(folder.passwordFile, content);
  const refusal = {
    name: 'StartError',
    message: `The file ${folder.passwordFile} is damaged: bring it back from a backup.`,
  };
  await expect(keepPassword(folder)).rejects.toMatchObject(refusal);
  expect(() => readPassword(folder)).toThrow(refusal.message);
});

test('a database whose password is gone is not given another', async () => {
  mkdirSync(folder.cluster, { recursive: true });
  await expect(keepPassword(folder)).rejects.toThrow('is missing: bring it back.');
});
