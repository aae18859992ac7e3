import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { apiRoutes } from '../contract/routes/index.ts';
import { imports, photos, picture } from '../contract/limits.ts';
import { readSettings, settingNames } from '../server/platform/settings.ts';
import { expect, test } from 'vitest';

/* The files for servers agree with the product that they run. */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Variables that Node.js and the C library read. */
const notOurs = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'NODE_COMPILE_CACHE'];

test('the README lists all settings, and no others', () => {
  const table = read('README.md').split('## Settings')[1] ?? '';
  const named = all(table, /^\| (`.*?) +\|/gm).flatMap((cell) => all(cell, /`(\w+)`/g));
  expect(named.toSorted()).toEqual(settingNames.toSorted());
});

test('every setting that the example, the unit and the image name is one', () => {
  const named = [
    ...all(read('deploy/settings.env'), /^#?([A-Z][A-Z0-9_]*)=/gm),
    ...all(read('deploy/orendi.service'), /^Environment=(\w+)=/gm),
    ...all(all(read('Containerfile'), /^ENV (.+)$/gm).join(' '), /(\w+)=/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  const known = new Set([...settingNames, ...notOurs]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the example is what the product takes, as it is and with all that it offers', () => {
  const example = read('deploy/settings.env');
  expect(readSettings(parseEnv(example)).publicUrl).toBe('https://shop.example');
  const offered = parseEnv(example.replaceAll(/^#([A-Z][A-Z0-9_]*=.+)$/gm, '$1'));
  const withSecret = readSettings({ ...offered, AUTH_SECRET: 'x'.repeat(64) });
  expect(withSecret.smtpUrl).toContain('USER:PASSWORD@mail.example:465');
  expect(withSecret.mailFrom).toBe('Orendi <no-reply@shop.example>');
});

test('unit and image start the server as the other scripts do, on the same Node.js', () => {
  const flags = all(
    all(read('scripts/hand-over.mjs'), /^const flags = \[(.*)\]/gm).join(),
    /'(.+?)'/g,
  );
  expect(flags).not.toEqual([]);
  const unit = all(read('deploy/orendi.service'), /^ExecStart=\S+ (.*)$/gm);
  expect(unit).toEqual([`${flags.join(' ')} --env-file=/etc/orendi/settings.env server/main.ts`]);
  const image = read('Containerfile');
  expect(all(image, /^CMD (.*)$/gm).map((words) => JSON.parse(words) as unknown)).toEqual([
    ['node', ...flags, 'server/main.ts'],
  ]);
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const page = read('docs/operations/server.md');
  const named = [
    ...all(image, /^FROM \S+\/node:([\d.]+)/gm),
    ...all(page, /node-v([\d.]+)-linux/g),
  ];
  expect(named.length).toBeGreaterThan(4);
  expect(new Set(named)).toEqual(new Set([devDependencies.node]));
});

test('nginx lets through what the product takes, on paths that it has', () => {
  const conf = read('deploy/nginx.conf');
  const megabytes = all(conf, /client_max_body_size (\d+)m;/g).map(Number);
  const [form = 0, zip = 0] = megabytes.map((size) => size * 1024 ** 2);
  expect(form).toBeGreaterThan(photos.max * picture.maxBytes);
  expect(zip).toBeGreaterThan(imports.zipBytes + imports.sheetBytes);
  const paths = new Set(Object.values(apiRoutes).map(({ path }) => `/v1${path}`));
  const exact = all(conf, /location = (\S+)/g);
  expect(exact).toHaveLength(2);
  expect(exact.filter((path) => !paths.has(path))).toEqual([]);
});

test('nginx gives a connection up before the product does', () => {
  const ours = all(read('server/platform/http/listen.ts'), /keepAliveTimeout: (\d+)_000/g);
  const nginx = all(read('deploy/nginx.conf'), /keepalive_timeout (\d+)s/g);
  expect(ours).toHaveLength(1);
  expect(Number(nginx[0])).toBeLessThan(Number(ours[0]));
});
