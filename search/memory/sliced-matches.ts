import { maxCounted } from './best-matches.ts';
import type { Columns } from './columns.ts';
import { countValues, type FacetValues } from './count-facets.ts';
import type { SlicedMatches } from './ordinals.ts';
import { type Picked, pickSliced, type SlicedOrder } from './pick-sliced.ts';

interface AskedPage {
  order?: { by: string; direction: 'asc' | 'desc' } | { by: string } | undefined;
  range: { offset: number; limit: number };
}

/** The values of each facet among the best matches. */
export function countBest(
  columns: Columns,
  matches: SlicedMatches,
  count: number,
  most: number,
): FacetValues {
  const order = bestFirst(columns, matches);
  const best = pickSliced(matches.bits, count, order, [0, maxCounted], columns.scratch(0));
  return countValues(columns, best, most);
}

/** The matches of a page, by their scores or an amount, and possibly some before and after; valid until the next call. */
export function listPage(
  columns: Columns,
  matches: SlicedMatches,
  count: number,
  { order, range: { offset, limit } }: AskedPage,
): Picked {
  const by = order ? byAmount(columns, order) : bestFirst(columns, matches);
  return pickSliced(matches.bits, count, by, [offset, offset + limit], columns.scratch(0));
}

function bestFirst({ agedCount }: Columns, { scores }: SlicedMatches): SlicedOrder {
  return { numbers: scores, direction: -1, agedCount };
}

function byAmount(columns: Columns, order: NonNullable<AskedPage['order']>): SlicedOrder {
  const column = columns.orders.get(order.by);
  if (!column) throw new Error(`${order.by} is no amount`);
  const direction = 'direction' in order && order.direction === 'desc' ? -1 : 1;
  return { numbers: column.sliced(columns.count), direction, agedCount: 0 };
}
