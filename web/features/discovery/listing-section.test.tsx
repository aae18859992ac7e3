import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AwaitedCards } from './listing-section.tsx';
import { homeColumns } from './rows.ts';

/** How many placeholders are visible with one to six columns. */
function seen(from: number, rows: number): number[] {
  const html = renderToStaticMarkup(<AwaitedCards columns={homeColumns} from={from} rows={rows} />);
  const places = [...html.matchAll(/<li aria-hidden="true" class="([^"]*)"/g)].map(
    ([, shape = '']) => homeColumns.steps.findIndex(([shown]) => shown === shape),
  );
  expect(places).not.toContain(-1);
  return [1, 2, 3, 4, 5, 6].map((columns) => places.filter((least) => least <= columns).length);
}

it('holds the places that the open rows have left, on each width its own', () => {
  // 12 cards in three rows: they fill four columns, and leave three empty places in five.
  expect(seen(12, 3)).toEqual([0, 0, 0, 0, 3, 6]);
  // Four rows: they fill three columns.
  expect(seen(12, 4)).toEqual([0, 0, 0, 4, 8, 12]);
});

it('holds no more places than a page has cards', () => {
  expect(seen(12, 50)).toEqual([12, 12, 12, 12, 12, 12]);
});
