import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the web may load at run time; the rest of the contract reaches the browser only as types. */
const browserFiles = [
  'countries.ts',
  'country-names.json',
  'contact-ways.ts',
  'error-codes.ts',
  'fill-template.ts',
  'fold-name.ts',
  'language.ts',
  'leads.ts',
  'limits.ts',
  'listings.ts',
  'money.ts',
  'opening-hours.ts',
  'product-fields.ts',
  'search-towns.ts',
  'town-list/cities-abroad.json',
  'town-list/home-towns.json',
  'towns.ts',
  'validation-keys.ts',
];

it.each(browserFiles.filter((file) => file.endsWith('.ts')))(
  '%s loads nothing but other such files',
  (file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const imports = [...source.matchAll(/^import (?!type )[^;]*?from '(?:\.\/)?([^']+)';/gms)];
    expect(
      imports.map(([, name]) => name).filter((name) => !browserFiles.includes(name ?? '')),
    ).toEqual([]);
  },
);
