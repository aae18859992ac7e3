import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* docs/security.md claims nothing that is not there. */

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every test that is named exists', () => {
  const named = [...text.matchAll(/^ {2}- `(\S+)` “(.+)”$/gm)];
  expect(named.length).toBeGreaterThan(90);
  const missing = named.filter(
    ([, path = '', name = '']) => !existsSync(join(root, path)) || !read(path).includes(name),
  );
  expect(missing.map(([line]) => line)).toEqual([]);
});

test('every item that another one names as proof has a test', () => {
  const references = [...text.matchAll(/ Tests: (V[\d., V]+)\.$/gm)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );
  expect(references.length).toBeGreaterThan(70);
  const proven = new Set([...text.matchAll(/^- \*\*(V[\d.]+).*\n {2}- `/gm)].map(([, id]) => id));
  expect(references.filter((id) => !proven.has(id))).toEqual([]);
});

test('every constant of the limits is where the table says', () => {
  const places = [...text.matchAll(/`(\w+)` in `(\S+\.ts)`/g)];
  expect(places.length).toBeGreaterThan(10);
  const missing = places.filter(
    ([, name = '', path = '']) => !new RegExp(`(const|function) ${name}\\b`).test(read(path)),
  );
  expect(missing.map(([line]) => line)).toEqual([]);
});

test('every rate limit of the server stands in the table', () => {
  const sources = globSync('server/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules', '**/*.test.ts'],
  });
  const limits = sources.flatMap((path) => {
    const found = read(path).matchAll(
      /^(?:export )?const (\w+)(?:: RateLimit)? = (?:\{\s+name: '[\w-]+', calls|limit\(|\{\n(?: .*\n)*? {2}\w+: (?:\{ \.\.\.)?limit\()/gm,
    );
    return [...found].map(([, name]) => `\`${name}\` in \`${path}\``);
  });
  expect(limits.length).toBeGreaterThan(15);
  expect(limits.filter((place) => !text.includes(place))).toEqual([]);
});

test('every file and page that is named exists', () => {
  const paths = [
    ...[...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path),
    ...[...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => join('docs', path)),
  ];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every item is there once, and the sums are right', () => {
  const items = [...text.matchAll(/^- \*\*(V[\d., V]+)\*\* (met|partly|not met|n\/a)\./gm)];
  const states = items.flatMap(([, ids = '', state = '']) =>
    ids.split(', ').map((id) => ({ id, state })),
  );
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  // With the 36 items of V10 and V17 these are the 253 of levels 1 and 2.
  expect(states.length).toBe(253 - 36);
  const count = (wanted: string) => states.filter(({ state }) => state === wanted).length;
  const sums = `${count('met')} are met, ${count('partly')} partly, ${count('not met')} not, and ${count('n/a')} do not apply`;
  expect(text.replaceAll(/\s+/g, ' ')).toContain(sums);
});
