import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRewriter, libraryRewrites } from './rewrite-libraries.ts';

const packages = new URL('../../node_modules/', import.meta.url).pathname;
const namesOfColors = {
  what: 'names of colors',
  files: /\/paint\.js$/,
  pattern: /red|blue/g,
  replacement: 'grey',
};

it('rewrites the files that it is meant for', () => {
  const { rewrite, faults } = createRewriter([namesOfColors]);
  expect(rewrite('red, blue', '/lib/paint.js')).toBe('grey, grey');
  expect(rewrite('red, blue', '/lib/other.js')).toBe('red, blue');
  expect(faults()).toEqual([]);
});

it('says what it has found nothing of', () => {
  const { rewrite, faults } = createRewriter([namesOfColors]);
  rewrite('green', '/lib/paint.js');
  rewrite('red', '/lib/moved.js');
  expect(faults()).toEqual([
    'Found nothing to rewrite: names of colors, in files like \\/paint\\.js$. Has the library changed?',
  ]);
});

it('is enough to have found something in one of the files', () => {
  const { rewrite, faults } = createRewriter([namesOfColors]);
  rewrite('green', '/lib/paint.js');
  rewrite('red', '/other/paint.js');
  expect(faults()).toEqual([]);
});

it('knows the libraries as they are today', () => {
  const { rewrite, faults } = createRewriter(libraryRewrites);
  for (const file of globSync('react-router/dist/production/**/*.js', { cwd: packages }))
    rewrite(readFileSync(packages + file, 'utf8'), `/${file}`);
  expect(faults()).toEqual([]);
});

it('leaves out a hook that React still has (`define` in vite.config.ts)', () => {
  const react = readFileSync(`${packages}react-dom/cjs/react-dom-client.production.js`, 'utf8');
  expect(react).toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
});
