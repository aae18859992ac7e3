import type { CardRow, Stretch } from './card-queries.ts';

export interface CardPageRows {
  rows: CardRow[];
  page: number;
  hasNextPage: boolean;
}

/** One row more than the page shows tells whether there is a next one. */
export function stretchOf(page: number, perPage: number): Stretch {
  return { limit: perPage + 1, offset: (page - 1) * perPage };
}

/** @param rows what `stretchOf` asked for */
export function cardPage(rows: CardRow[], page: number, perPage: number): CardPageRows {
  return { rows: rows.slice(0, perPage), page, hasNextPage: rows.length > perPage };
}
