import type { Range } from '@orendi/search/engine';
import type { CardRow } from './card-queries.ts';

export interface CardPageRows {
  rows: CardRow[];
  page: number;
  hasNextPage: boolean;
  /** The ids of listings that are not what the words of a search name. */
  related?: ReadonlySet<number>;
}

export function rangeOf(page: number, perPage: number): Range {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** @param ids the listings on the page, in order */
export function cardPage(
  ids: number[],
  cards: Map<number, CardRow>,
  { page, perPage, total }: { page: number; perPage: number; total: number },
): CardPageRows {
  const rows = ids.flatMap((id) => cards.get(id) ?? []);
  return { rows, page, hasNextPage: page * perPage < total };
}
