import { maxCounted } from './best-matches.ts';
import type { Columns } from './columns.ts';
import type { SlicedMatches } from './ordinals.ts';
import { type Picked, pickSliced, type SlicedOrder } from './pick-sliced.ts';

interface AskedPage {
  order?: { by: string; direction: 'asc' | 'desc' } | { by: string } | undefined;
  range: { offset: number; limit: number };
  withFacets?: boolean | undefined;
}

/**
 * What an answer is made of: the best matches, whose facets are counted, and those of the page, which may be the same.
 * @returns lists that are valid until the next call
 */
export function listSliced(
  columns: Columns,
  matches: SlicedMatches,
  count: number,
  { order, range: { offset, limit }, withFacets = false }: AskedPage,
): { best: Picked | null; page: Picked } {
  const { bits } = matches;
  const pick = (by: SlicedOrder, from: number, to: number, room: 0 | 1) =>
    pickSliced(bits, count, by, [from, to], columns.scratch(room));
  const best = withFacets ? pick(bestFirst(columns, matches), 0, maxCounted, 0) : null;
  const end = offset + limit;
  if (best && !order && end <= maxCounted) return { best, page: best };
  const by = order ? byAmount(columns, order) : bestFirst(columns, matches);
  return { best, page: pick(by, offset, end, 1) };
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
