import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';

/* The commands and links in the pages for operators exist. */

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md', 'deploy/*'], { cwd: root });
const texts = pages.map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }));

test('every command that a page names exists', () => {
  const named = texts.flatMap(({ page, text }) =>
    [...text.matchAll(/(?:npm run operator --|^ *orendi) +([a-z][a-z-]*)( [a-z-]+)?/gm)].map(
      ([, first = '', second = '']) => ({ page, words: [first, first + second] }),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  const isThere = (name: string) => name in commands;
  expect(named.filter(({ words }) => !words.some(isThere))).toEqual([]);
});

test('every file that a page links to exists', () => {
  const links = texts
    .filter(({ page }) => page.endsWith('.md'))
    .flatMap(({ page, text }) =>
      [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, to = '']) => join(dirname(page), to)),
    );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
