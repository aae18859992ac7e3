import type { PictureFrame } from '../../ui/picture-frame.ts';
import { cardFrame } from '../catalogue/picture-frames.ts';

/*
 * Lists show whole rows and open row by row. How many columns a row has is a matter of the stylesheet, so a card
 * carries the number of columns from which on it stands in a shown row, as the class that belongs to it.
 */

/** Rows that are shown; all where a list is opened further by the address itself, or from the beginning. */
export type Rows = number | 'all';

/** How the columns of a grid follow the width of the screen. */
export interface Columns {
  /** The classes of the grid; they tell the script its number of columns as `--columns`. */
  grid: string;
  /** The box of a card's picture in them. */
  frame: PictureFrame;
  /** By a number of columns: the class of what stands there from so many on. 1 needs none. */
  shownFrom: readonly string[];
  /** By a number of columns: the class of what is gone from so many on. */
  hiddenFrom: readonly string[];
}

export const rowsPerStep = 2;

/** 2 columns from 435, 3 from 640, 4 from 1024, 5 from 1536, 6 from 2000. */
export const homeColumns: Columns = {
  grid: 'results-grid home-columns',
  frame: cardFrame,
  shownFrom: [
    '',
    '',
    'hidden xs:block',
    'hidden sm:block',
    'hidden lg:block',
    'hidden 2xl:block',
    'hidden 3xl:block',
  ],
  hiddenFrom: [
    'hidden',
    'hidden',
    'xs:hidden',
    'sm:hidden',
    'lg:hidden',
    '2xl:hidden',
    '3xl:hidden',
  ],
};

/** The columns it takes for the card at an index to stand in the shown rows. */
function columnsNeeded(index: number, rows: Rows): number {
  return rows === 'all' ? 1 : Math.floor(index / rows) + 1;
}

/** The class of the card at an index; null when no screen shows it. */
export function cardClass({ shownFrom }: Columns, index: number, rows: Rows): string | null {
  return shownFrom[columnsNeeded(index, rows)] ?? null;
}

/** The class of Show more: gone where all cards are shown and none are left to load. */
export function moreClass(
  { hiddenFrom }: Columns,
  count: number,
  rows: Rows,
  hasNextPage: boolean,
): string {
  if (hasNextPage) return '';
  return hiddenFrom[columnsNeeded(Math.max(0, count - 1), rows)] ?? '';
}

/** The rows after one more step, in a grid of so many columns. */
export function moreRows(rows: Rows, count: number, columns: number): number {
  return (rows === 'all' ? Math.ceil(count / columns) : rows) + rowsPerStep;
}

/** The columns that a grid has on this screen. */
export function columnsOf(grid: Element): number {
  return Number(getComputedStyle(grid).getPropertyValue('--columns')) || 1;
}
