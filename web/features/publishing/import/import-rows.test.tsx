import type { ImportCounts, ImportOutcome, ImportRow } from '@orendi/contract/schemas/imports';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  read: '',
  errors,
  lacks: [] as string[],
});

function render(...rows: ImportRow[]): string {
  const counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, faulty: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return renderToStaticMarkup(<ImportRows rows={rows} counts={counts} />);
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
  expect(render({ ...row(2, 'faulty'), read: '€800 · Sofas' })).toContain('€800 · Sofas · 1 photo');
  expect(render(row(2, 'added'))).toContain('>1 photo');
});

it('draws the first hundred of many', () => {
  const html = render(...Array.from({ length: 101 }, (_, i) => row(i + 2, 'added')));
  expect(html).toContain('Divan 101<');
  expect(html).not.toContain('Divan 102<');
  expect(html).toContain('Show more rows');
});

it('tells drafts from what is new, with what they lack', () => {
  const draft = { ...row(2, 'added'), lacks: ['Photos', 'Category'] };
  const html = render(draft, row(3, 'added'));
  expect(html).toContain('Drafts <span class="tabular-nums">1</span>');
  expect(html).toContain('Missing: Photos, Category');
});

it('numbers no rows without a sheet', () => {
  const html = render({ ...row(0, 'updated'), product_id: 7 });
  expect(html).not.toContain('Row 0');
});
