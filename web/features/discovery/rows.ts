import { paging } from '@orendi/contract/limits';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { cardFrame } from '../catalogue/picture-frames.ts';

/*
 * Lists show whole rows and expand row by row. The number of columns is decided in CSS, so each card has a class saying
 * from how many columns on it is in a visible row.
 */

/** Rows shown; all of them if the list is expanded by its address or shown in full. */
export type Rows = number | 'all';

/** How a grid's columns follow the screen width. */
export interface Columns {
  /** The grid's classes. */
  grid: string;
  /** The size of a card's picture in this grid. */
  frame: PictureFrame;
  /** Classes by number of columns: to show an element from that many on, and to hide it. */
  steps: readonly (readonly [shown: string, hidden: string])[];
}

const rowsPerStep = 2;

export const cardGrid = 'grid gap-5 xs:gap-x-3 sm:gap-x-5 sm:gap-y-6 lg:gap-x-6';

/** 2 columns from 435 px, 3 from 640, 4 from 1024, 5 from 1536, 6 from 2000. */
export const homeColumns: Columns = {
  grid: `${cardGrid} grid-cols-1 pair:grid-cols-2 xs:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5 3xl:grid-cols-6`,
  frame: cardFrame,
  steps: [
    ['', 'hidden'],
    ['', 'hidden'],
    ['hidden xs:block pair:block', 'xs:hidden pair:hidden'],
    ['hidden sm:block', 'sm:hidden'],
    ['hidden lg:block', 'lg:hidden'],
    ['hidden 2xl:block', '2xl:hidden'],
    ['hidden 3xl:block', '3xl:hidden'],
  ],
};

/** The number of columns it takes for the card at an index to be in the shown rows. */
function columnsNeeded(index: number, rows: Rows): number {
  return rows === 'all' ? 1 : Math.floor(index / rows) + 1;
}

/** The class of the card at an index; null if no screen shows it. */
export function cardClass({ steps }: Columns, index: number, rows: Rows): string | null {
  return steps[columnsNeeded(index, rows)]?.[0] ?? null;
}

/** The class of Show more: hidden where all cards are shown and none are left to load. */
export function moreClass({ steps }: Columns, count: number, rows: Rows, hasNextPage: boolean) {
  if (hasNextPage) return '';
  return steps[columnsNeeded(Math.max(0, count - 1), rows)]?.[1] ?? '';
}

/**
 * Steps of a page's worth of cards, each with the class that shows it in one number of columns only: for lists of one or
 * two columns; none where Show more shows as many.
 */
export function pageSteps({ steps }: Columns, count: number, rows: Rows, hasNextPage: boolean) {
  return [1, 2].flatMap((columns) => {
    const left = rows === 'all' ? 0 : count - rows * columns;
    const cards = hasNextPage ? paging.perPage : Math.min(paging.perPage, left);
    const shape = `${steps[columns]?.[0] ?? ''} ${steps[columns + 1]?.[1] ?? ''}`;
    return cards > rowsPerStep * columns ? [{ cards, shape }] : [];
  });
}

/** The rows after one more step, which is two rows unless it is of so many cards. */
export function moreRows(rows: Rows, count: number, columns: number, cards?: number): number {
  const step = cards === undefined ? rowsPerStep : Math.ceil(cards / columns);
  return (rows === 'all' ? Math.ceil(count / columns) : rows) + step;
}

export function columnsOf(lists: Element): number {
  const grid = lists.querySelector('ul') ?? lists;
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}
