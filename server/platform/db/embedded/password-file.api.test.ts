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

const refuse = () => {
  throw new Error('there is no database to be given another one');
};

test('the password is made once, and nobody else can read it', async () => {
  const password = await keepPassword(folder, refuse);
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(await keepPassword(folder, refuse)).toBe(password);
  expect(statSync(folder.passwordFile).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder.home)).toEqual(['password']);
});

test.each([
  ['empty', ''],
  ['cut', 'abcdefghijklmnop'],
  ['filled with zeros', '\0'.repeat(32)],
  ['gone', null],
])('a password whose file is %s is replaced, in the database first', async (_, content) => {
  mkdirSync(folder.cluster, { recursive: true });
  if (content !== null) writeFileSync(folder.passwordFile, content);
  await expect(keepPassword(folder, refuse)).rejects.toThrow('no database');
  const given: string[] = [];
  const password = await keepPassword(folder, (another) => given.push(another));
  expect(given).toEqual([password]);
  expect(readPassword(folder)).toBe(password);
});

test('reading a damaged password explains how to replace it', () => {
  mkdirSync(folder.home);
  writeFileSync(folder.passwordFile, 'cut');
  expect(() => readPassword(folder)).toThrow(
    `The file ${folder.passwordFile} is damaged: stop the shop and start it again, which makes another password.`,
  );
});
