import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AwaitedCards } from './awaited-cards.tsx';
import { homeColumns } from './rows.ts';

const places = (from: number, rows: number) =>
  [
    ...renderToStaticMarkup(
      <AwaitedCards columns={homeColumns} from={from} rows={rows} />,
    ).matchAll(/<li aria-hidden="true" class="([^"]*)"/g),
  ].map(([, shape]) => shape);

it('holds the places that the open rows have left, on each width its own', () => {
  // 12 cards, three rows: they fill four columns, and leave three places in five.
  expect(places(12, 3)).toEqual([
    ...Array<string>(3).fill('hidden 2xl:block'),
    ...Array<string>(3).fill('hidden 3xl:block'),
  ]);
  // Four rows: they fill three columns.
  expect(places(12, 4).filter((shape) => shape === 'hidden lg:block')).toHaveLength(4);
});

it('holds no more places than a page has cards', () => {
  expect(places(12, 50)).toHaveLength(12);
});
