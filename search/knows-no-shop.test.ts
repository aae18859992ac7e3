import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const shopWords =
  /\b(?:listings?|products?|brands?|business(?:es)?|sellers?|prices?|currenc(?:y|ies)|materials?|colou?rs?|furniture|sofas?|divan\w*|tavolin\w*|kolltuk\w*)\b/gi;

it('mentions nothing about the shop', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  const said = files
    .filter((file) => file !== 'knows-no-shop.test.ts')
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return (text.match(shopWords) ?? []).map((word) => `${file}: ${word}`);
    });
  expect(said).toEqual([]);
});
