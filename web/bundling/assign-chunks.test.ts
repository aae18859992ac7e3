import { expect, it } from 'vitest';
import { assignChunks } from './assign-chunks.ts';

interface Made {
  imports?: string[];
  lazy?: string[];
  code?: string;
}

const chunks = [
  { name: 'react', folders: ['node_modules/react'], isWhole: true },
  { name: 'forms', folders: ['web/forms'] },
  { name: 'photos', folders: ['web/forms/photos'] },
];

/** Two pages and the entry, sharing a form. */
const pages: Record<string, Made> = {
  'web/entry.ts': { imports: ['node_modules/react/index.js', 'web/bar.ts'], lazy: ['web/a.ts'] },
  'web/bar.ts': { imports: ['web/forms/search.ts'], lazy: ['web/b.ts'] },
  'web/forms/search.ts': {},
  'web/a.ts': {
    imports: ['web/forms/form.ts', 'web/price.ts'],
    code: 'm.only_here(); m.in_both()',
  },
  'web/b.ts': { imports: ['web/forms/form.ts', 'web/price.ts'], code: 'm.in_both()' },
  'web/price.ts': {},
  'web/forms/form.ts': {
    imports: ['web/forms/photos/photo.ts', 'contract/limits.ts'],
    code: 'm.of_forms()',
  },
  'contract/limits.ts': { imports: ['contract/number.ts'] },
  'contract/number.ts': {},
  'web/forms/photos/photo.ts': { code: 'm.of_photos()' },
  'node_modules/react/index.js': { code: 'm.only_here()' },
};

function chunkIn(modules: Record<string, Made>) {
  const source = { root: '/shop', entry: '/shop/web/entry.ts', home: '/shop/web/a.ts', chunks };
  const assign = assignChunks(source, (id) => {
    const made = modules[id.replace('/shop/', '')];
    if (made === undefined) return null;
    const { imports = [], lazy = [], code = '' } = made;
    const idOf = (path: string) => `/shop/${path}`;
    return { importedIds: imports.map(idOf), dynamicallyImportedIds: lazy.map(idOf), code };
  });
  return (path: string) => assign(`/shop/${path}`);
}

const messageFile = (key: string) => `messages/compiled/messages/${key}.js`;

it('goes by the nearest named folder', () => {
  const chunkOf = chunkIn(pages);
  expect(chunkOf('web/forms/form.ts')).toBe('forms');
  expect(chunkOf('web/forms/photos/photo.ts')).toBe('photos');
  expect(chunkOf('web/price.ts')).toBe('shared');
});

it('goes with its users where no folder is named', () => {
  const chunkOf = chunkIn(pages);
  expect(chunkOf('contract/limits.ts')).toBe('forms');
  expect(chunkOf('contract/number.ts')).toBe('forms');
});

it('keeps apart what several chunks share and home does without', () => {
  const chunkOf = chunkIn({
    ...pages,
    'web/b.ts': { imports: ['web/hours.ts'], lazy: ['web/c.ts'], code: 'm.of_hours()' },
    'web/c.ts': { imports: ['web/hours.ts', 'web/price.ts'], code: 'm.of_hours()' },
    'web/hours.ts': {},
  });
  expect(chunkOf('web/hours.ts')).toBe('apart');
  expect(chunkOf(messageFile('of_hours'))).toBe('apart');
  expect(chunkOf('web/price.ts')).toBe('shared');
});

it('gives every page what the entry imports, but leaves whole packages whole', () => {
  const chunkOf = chunkIn(pages);
  expect(chunkOf('web/forms/search.ts')).toBe('shared');
  expect(chunkOf('node_modules/react/index.js')).toBe('react');
});

it('leaves alone what is loaded lazily', () => {
  expect(chunkIn(pages)('web/a.ts')).toBeNull();
});

it('puts a message where it is used', () => {
  const chunkOf = chunkIn(pages);
  expect(chunkOf(messageFile('of_forms'))).toBe('forms');
  expect(chunkOf(messageFile('of_photos'))).toBe('photos');
  expect(chunkOf(messageFile('only_here'))).toBeNull();
  expect(chunkOf(messageFile('in_both'))).toBe('shared');
});

it('refuses a named folder that holds nothing any more', () => {
  const { 'web/forms/photos/photo.ts': _, ...others } = pages;
  const moved = { ...others, 'web/forms/form.ts': { imports: ['web/photo.ts'] } };
  expect(() => chunkIn(moved)).toThrow('hold no module of the pages: web/forms/photos');
});
