import type { ImportCounts, ImportOutcome, ImportRow } from '@orendi/contract/schemas/imports';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PageEnvironment,
  PageEnvironmentProvider,
} from '../../../platform/page-environment.tsx';
import { speak } from '../../../platform/page-language.ts';
import { ImportRows } from './import-rows.tsx';

beforeAll(() => speak('en'));
afterAll(() => speak('al'));

const row = (number: number, outcome: ImportOutcome, errors: ImportRow['errors'] = []) => ({
  row: number,
  product_id: null,
  product_name: `Divan ${number}`,
  outcome,
  changes: [],
  photos: 1,
  read: null as ImportRow['read'],
  errors,
});

function render(...rows: ImportRow[]): string {
  const counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, faulty: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  const page = { language: 'en' } as PageEnvironment;
  return renderToStaticMarkup(
    <PageEnvironmentProvider value={page}>
      <ImportRows rows={rows} counts={counts} />
    </PageEnvironmentProvider>,
  );
}

it('shows the rows with errors first, each error with its column', () => {
  const html = render(
    row(2, 'added'),
    row(3, 'faulty', [
      { column: 'Price', msg: 'Enter a number.' },
      { column: 'Photos', msg: 'No photo.' },
    ]),
  );
  expect(html).toContain('Divan 3');
  expect(html).not.toContain('Divan 2');
  expect(html).toContain('Price:</span> Enter a number.');
  expect(html).toContain('No photo.');
});

it('shows all rows where none has errors, and no way to those that are none', () => {
  const html = render(row(2, 'added'), row(3, 'unchanged'));
  expect(html).toContain('Divan 2');
  expect(html).toContain('Divan 3');
  expect(html).not.toContain('With errors');
  expect(html).not.toContain('Show more rows');
});

it('says what was understood of each row, faulty or not', () => {
  const read = {
    price: 1000,
    currency: 'EUR',
    sale: 20,
    sale_type: 'percentage' as const,
    category: 'Sofas',
    category_al: 'Divane',
    length: 200.5,
    width: null,
    height: 80,
  };
  const nothing = { ...read, category: null, length: null, height: null };
  const bare = { ...nothing, currency: null, sale: 0, sale_type: null };
  expect(render({ ...row(2, 'faulty'), read })).toContain(
    '€800 (-20% off) · Sofas · 200.5 × – × 80 cm · 1 photo',
  );
  expect(render({ ...row(2, 'added'), read: bare })).toContain('>1,000 · 1 photo');
  expect(render({ ...row(2, 'added'), read: { ...bare, price: null } })).toContain('>1 photo');
});

it('draws the first hundred of many', () => {
  const html = render(...Array.from({ length: 101 }, (_, i) => row(i + 2, 'added')));
  expect(html).toContain('Divan 101<');
  expect(html).not.toContain('Divan 102<');
  expect(html).toContain('Show more rows');
});
