import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFaults } from './check-imports.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The faults of a workspace with only these files. */
function faultsIn(files: Record<string, string>): string[] {
  const all = {
    'package.json': JSON.stringify({ workspaces: ['shop'], devDependencies: { vitest: '1' } }),
    'shop/package.json': JSON.stringify({ dependencies: { react: '1' } }),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`shop/${path}`, text])),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findFaults(root);
}

it('has nothing against imports that flow one way', () => {
  const faults = faultsIn({
    'main.ts': "import { page } from './routes/page.ts';",
    'routes/page.ts': "import { list } from '../features/lists/list.ts';",
    'features/lists/list.ts': "import { paths } from '../../platform/paths.ts';",
    'platform/paths.ts': "import { use } from 'react';\nimport { join } from 'node:path';",
  });
  expect(faults).toEqual([]);
});

it('finds a circle between folders, however deep its files lie', () => {
  const faults = faultsIn({
    'lists/deep/list.ts': "import { card } from '../../cards/card.ts';",
    'cards/card.ts': "import { price } from '../prices/deep/price.ts';",
    'prices/deep/price.ts': "import { other } from '../../lists/other.ts';",
    'lists/other.ts': 'export const other = 1;',
  });
  expect(faults).toEqual([
    [
      'shop holds a circle:',
      '    shop/cards/card.ts imports shop/prices/deep/price.ts',
      '    shop/prices/deep/price.ts imports shop/lists/other.ts',
      '    shop/lists/deep/list.ts imports shop/cards/card.ts',
    ].join('\n'),
  ]);
});

it.each([
  "import type { Card } from './cards/card.ts';",
  "export type { Card } from './cards/card.ts';",
  "import {\n  type Card,\n} from './cards/card.ts';",
  "type Card = import('./cards/card.ts').Card;",
])('counts types: %s', (statement) => {
  const faults = faultsIn({
    'list.ts': statement,
    'cards/card.ts': "import { list } from '../list.ts';",
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('shop/list.ts imports shop/cards/card.ts');
});

it('finds circles inside a feature, and lets files of one folder depend on each other', () => {
  const faults = faultsIn({
    'features/lists/rows/row.ts': "import { cell } from '../cells/cell.ts';",
    'features/lists/cells/cell.ts': "import type { Row } from '../rows/row.ts';",
    'features/cards/card.ts': "import { price } from './price.ts';",
    'features/cards/price.ts': "import type { Card } from './card.ts';",
  });
  expect(faults.map((fault) => fault.split('\n')[0])).toEqual([
    'shop/features/lists holds a circle:',
  ]);
});

it('finds an import of a layer above', () => {
  const faults = faultsIn({
    'ui/button.ts': "import type { paths } from '../platform/paths.ts';",
    'platform/paths.ts': "import type { List } from '../features/lists/list.ts';",
    'platform/page.ts': "import { settings } from '../settings.ts';",
    'features/lists/list.ts': 'export interface List {}',
    'settings.ts': '',
  });
  expect(faults).toEqual([
    'shop/platform/page.ts imports ../settings.ts: platform/ knows nothing of what puts the layers together.',
    'shop/platform/paths.ts imports ../features/lists/list.ts: platform/ knows nothing of features/, which stands above it.',
    'shop/ui/button.ts imports ../platform/paths.ts: ui/ knows nothing of platform/, which stands above it.',
  ]);
});

it('reaches a feature through its index.ts where features have one', () => {
  const faults = faultsIn({
    'app.ts': "import { routes } from './features/lists/routes.ts';",
    'features/lists/index.ts': "export { list } from './list.ts';",
    'features/lists/list.ts': '',
    'features/lists/routes.ts': '',
    'features/cards/card.ts': "import { list } from '../lists/list.ts';",
    'features/prices/price.ts': "import { list } from '../lists/index.ts';",
  });
  expect(faults).toEqual([
    'shop/features/cards/card.ts imports ../lists/list.ts, which reaches into a feature past its index.ts.',
  ]);
});

it('lets tests stand above everything, and nothing upon them', () => {
  const faults = faultsIn({
    'cards/card.test.ts': "import { list } from '../lists/list.ts';\nimport { it } from 'vitest';",
    'cards/card.ts': "import { sample } from './testing/sample.ts';",
    'cards/testing/sample.ts': '',
    'lists/list.ts': "import { card } from '../cards/card.ts';",
  });
  expect(faults).toEqual([
    'shop/cards/card.ts is no test, but imports ./testing/sample.ts, which is made for tests.',
  ]);
});

it('knows what the workspace declares', () => {
  const faults = faultsIn({
    'list.ts':
      "import { a } from 'kysely';\nimport { b } from 'fs';\nimport { c } from '../x/y.ts';",
  });
  expect(faults).toEqual([
    'shop/list.ts imports kysely, which its package.json does not declare.',
    'shop/list.ts imports fs: write node:fs.',
    'shop/list.ts imports ../x/y.ts, which leaves the workspace.',
  ]);
});
