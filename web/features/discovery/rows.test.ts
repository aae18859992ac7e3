import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessColumns } from '../businesses/business-place.tsx';
import { cardClass, homeColumns, moreClass, moreRows, pageSteps, type Rows } from './rows.ts';

const shapes = (count: number, rows: Rows) =>
  Array.from({ length: count }, (_, index) => cardClass(homeColumns, index, rows));
const more = (count: number, rows: Rows, hasNextPage: boolean) =>
  moreClass(homeColumns, count, rows, hasNextPage);

it('shows in one row as many cards as there are columns', () => {
  expect(shapes(8, 1)).toEqual([
    '',
    'hidden xs:block pair:block',
    'hidden sm:block',
    'hidden lg:block',
    'hidden 2xl:block',
    'hidden 3xl:block',
    null,
    null,
  ]);
});

it('shows in two rows twice as many', () => {
  expect(shapes(13, 2).slice(0, 3)).toEqual(['', '', 'hidden xs:block pair:block']);
  expect(shapes(13, 2).slice(11)).toEqual(['hidden 3xl:block', null]);
});

it('shows every card when all rows are open', () => {
  expect(cardClass(homeColumns, 500, 'all')).toBe('');
});

it('hides Show more exactly where nothing is left to show', () => {
  expect(more(12, 1, true)).toBe('');
  expect(more(1, 1, false)).toBe('hidden');
  expect(more(4, 1, false)).toBe('lg:hidden');
  expect(more(5, 2, false)).toBe('sm:hidden');
  expect(more(7, 1, false)).toBe('');
  expect(more(24, 'all', false)).toBe('hidden');
});

it('adds two rows a step, counted on from what is open', () => {
  expect(moreRows(1, 12, 4)).toBe(3);
  expect(moreRows('all', 24, 5)).toBe(7);
  expect(moreRows(2, 12, 1, 12)).toBe(14);
  expect(moreRows(2, 12, 2, 12)).toBe(8);
  expect(moreRows('all', 24, 1, 12)).toBe(36);
});

/** The number of columns from which an element with these classes is shown or hidden, mirroring the stylesheet. */
const pages = [
  { page: 'home', of: homeColumns, widths: ['xs', 'sm', 'lg', '2xl', '3xl'] },
  { page: 'a business', of: businessColumns, widths: ['sm', 'md', 'lg', 'xl', '2xl'] },
];

describe.each(pages)('on the page of $page', ({ of, widths }) => {
  const columnsAt = (variant: string) =>
    variant === 'pair' ? Infinity : widths.indexOf(variant) + 2;
  function isShown(classes: string, columns: number | 'pair'): boolean {
    let shown = true;
    for (const name of classes.split(' ').filter(Boolean)) {
      const [variant, display] = name.includes(':') ? name.split(':') : [undefined, name];
      const isHere =
        variant === undefined ||
        (columns === 'pair' ? variant === 'pair' : columns >= columnsAt(variant));
      if (isHere) shown = display === 'block';
    }
    return shown;
  }

  const anyColumns = fc.integer({ min: 1, max: 6 });
  const anyRows = fc.integer({ min: 1, max: 30 });
  const anyCount = fc.integer({ min: 1, max: 200 });

  it('shows in two columns on a phone what two columns of a wider screen show', () => {
    fc.assert(
      fc.property(anyRows, anyCount, fc.boolean(), (rows, count, hasNextPage) => {
        const shapes = Array.from(
          { length: count },
          (_, index) => cardClass(of, index, rows) ?? 'hidden',
        );
        shapes.push(moreClass(of, count, rows, hasNextPage));
        shapes.push(...pageSteps(of, count, rows, hasNextPage).map(({ shape }) => shape));
        for (const shape of shapes) expect(isShown(shape, 'pair')).toBe(isShown(shape, 2));
      }),
    );
  });

  it('shows at every width the first cards, in whole rows, and nothing else', () => {
    fc.assert(
      fc.property(anyColumns, anyRows, anyCount, (columns, rows, count) => {
        const shown = Array.from({ length: count }, (_, index) => {
          const shape = cardClass(of, index, rows);
          return shape !== null && isShown(shape, columns);
        });
        const expected = Math.min(count, rows * columns);
        expect(shown.lastIndexOf(true) + 1).toBe(expected);
        expect(shown.filter(Boolean)).toHaveLength(expected);
      }),
    );
  });

  it('offers a page at once in one or two columns, where it is more than two rows', () => {
    fc.assert(
      fc.property(anyColumns, anyRows, anyCount, fc.boolean(), (columns, rows, count, hasNext) => {
        const offered = pageSteps(of, count, rows, hasNext)
          .filter(({ shape }) => isShown(shape, columns))
          .map(({ cards }) => cards);
        const left = hasNext ? 12 : Math.min(12, count - rows * columns);
        expect(offered).toEqual(columns <= 2 && left > 2 * columns ? [left] : []);
      }),
    );
  });

  it('offers more at every width if and only if there is more', () => {
    fc.assert(
      fc.property(anyColumns, anyRows, anyCount, fc.boolean(), (columns, rows, count, hasNext) => {
        const more = moreClass(of, count, rows, hasNext);
        expect(isShown(more || 'block', columns)).toBe(hasNext || count > rows * columns);
      }),
    );
  });
});
