import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyleft, describeLicenses, separateFiles } from '../list-licenses.ts';
import { type Lock, readPackages } from './read-packages.ts';

const root = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const packages = readPackages(lock);

/** The names of all packages that a workspace's pages or programs reach through its dependencies, development aside. */
function namesBelow({ packages }: Lock, workspace: string): Set<string> {
  const reached = new Set<string>();
  const visit = (path: string) => {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (reached.has(name)) continue;
      reached.add(name);
      visit(
        packages[`${path}/node_modules/${name}`]
          ? `${path}/node_modules/${name}`
          : `node_modules/${name}`,
      );
    }
  };
  visit(workspace);
  return reached;
}

test('docs/licences.md is up to date: `node scripts/list-licenses.ts` writes it', () => {
  const written = readFileSync(join(root, 'docs/licences.md'), 'utf8');
  expect(written === describeLicenses(packages)).toBe(true);
});

test('what is under a copyleft license is known, with the way it can be replaced', () => {
  const unknown = packages.filter(
    ({ name, license }) =>
      copyleft.test(license) && !separateFiles.some(({ packages: known }) => known.test(name)),
  );
  expect(unknown).toEqual([]);
});

test('of all that, only the font is in what browsers load', () => {
  const below = namesBelow(lock, 'web');
  expect(below).toContain('react-dom');
  expect(below).toContain('scheduler');
  const bound = packages.filter(({ name, license }) => below.has(name) && copyleft.test(license));
  expect(bound.map(({ name }) => name)).toEqual(['@fontsource-variable/instrument-sans']);
});

test('a package without a known license is refused', () => {
  const unknown = { packages: { 'node_modules/x': { version: '1.0.0' } } };
  expect(() => readPackages(unknown)).toThrow('x has no known license');
});
