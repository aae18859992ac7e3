import { bestMatches, maxCounted } from './best-matches.ts';
import { leaveOut, listBits } from './bits.ts';
import { type Columns, noKind } from './columns.ts';
import type { FacetRows } from './commonest-values.ts';
import { isNewer, newestFirst } from './newest-first.ts';
import type { OrdinalBits, Scores } from './ordinals.ts';
import { inOrder as comesFirstIn, type OrdinalOrder, pickOrdinals } from './pick-ordinals.ts';
import { type Picked, pickSliced, type SlicedOrder } from './pick-sliced.ts';
import { makeSliced, readInto } from './sliced-numbers.ts';
import type { SlicedRanks } from './sliced-ranks.ts';
import type { Steps } from './time-slices.ts';

interface AmountOrder {
  by: string;
  direction: 'asc' | 'desc';
}
type Near = Readonly<Record<string, number | undefined>>;
type Order = AmountOrder | { by: string; ranks: ReadonlyMap<number, number> } | undefined;

/**
 * The ordinals at some positions of an order.
 * @param scores those of the picked ones are filled in; null without words
 */
export function* pickBits(
  { columns, ranks }: { columns: Columns; ranks: SlicedRanks },
  { bits, count }: OrdinalBits,
  { order, near, scores }: { order: Order; near?: Near | undefined; scores: Scores | null },
  [from, to]: readonly [number, number],
): Steps<number[]> {
  const into = columns.scratch(1);
  const ranked = order && 'ranks' in order ? yield* ranks.of(order.by, order.ranks) : null;
  const amounts = order && 'direction' in order ? order : null;
  let page: Picked;
  const isNear = near !== undefined && !amounts;
  if (isNear || (scores?.sliced === null && !amounts)) {
    page = { ordinals: into, count: listBits(bits, 0, bits.length, into, 0), skipped: 0 };
  } else {
    let sliced = amounts ? slicedAmounts(columns, amounts) : slicedScores(columns, bits, scores);
    if (ranked) sliced = { ...sliced, numbers: ranks.followedBy(ranked, sliced.numbers) };
    yield;
    page = pickSliced(bits, count, sliced, [from, to], into);
  }
  yield;
  if (scores?.sliced) readInto(scores.sliced, page.ordinals, page.count, scores.read);
  let inOrder = amounts ? orderByAmount(columns, amounts) : bestFirst(columns, scores);
  if (isNear) {
    const keys = distancesFrom(columns, near, page);
    inOrder = { keys, direction: 1, comesBefore: comesFirstIn(inOrder) };
  }
  if (ranked) {
    const comesBefore = comesFirstIn(inOrder);
    inOrder = { keys: ranks.read(ranked, page), direction: -1, comesBefore };
  }
  return pickOrdinals(page, inOrder, from - page.skipped, to - page.skipped);
}

/**
 * Those whose facets are counted: with words the best ones, else all, or all that do not match if these are fewer.
 * @param room for bits
 */
export function listForFacets(
  columns: Columns,
  { bits, count }: OrdinalBits,
  { kind, scores }: { kind: number; scores: Scores | null },
  room: Uint32Array,
): FacetRows {
  const into = columns.scratch(0);
  if (scores?.sliced) {
    const best = pickSliced(
      bits,
      count,
      slicedScores(columns, bits, scores),
      [0, maxCounted],
      into,
    );
    return { ...best, areMissing: false };
  }
  const areMissing = !scores && kind !== noKind && 2 * count > (columns.totals[kind] ?? 0);
  if (areMissing) {
    room.set(columns.kindBits.of(kind));
    leaveOut(room, bits);
  }
  const listed = areMissing ? room : bits;
  const all = { ordinals: into, count: listBits(listed, 0, listed.length, into, 0) };
  return { ...(scores ? bestMatches(all, scores.read, columns.scratch(2)) : all), areMissing };
}

/** Equally good ones, and all without words, newest first. */
function bestFirst(columns: Columns, scores: Scores | null): OrdinalOrder {
  if (scores === null) return newestFirst(columns);
  return { keys: scores.read, direction: -1, comesBefore: isNewer(columns) };
}

/** How far some ordinals are from some numbers, by ordinal. */
function distancesFrom(columns: Columns, near: Near, { ordinals, count }: Picked): Float64Array {
  const keys = new Float64Array(columns.capacity);
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    keys[ordinal] = distanceFrom(near, (name) => columns.ranges.get(name)?.values[ordinal] ?? null);
  }
  return keys;
}

/**
 * How far numbers are from those that are asked for: each as a part of the asked one, in all. Infinity if one is unknown.
 * @param read the number of a name; null or NaN if it is not known
 */
export function distanceFrom(near: Near, read: (name: string) => number | null): number {
  let sum = 0;
  for (const [name, asked] of Object.entries(near)) {
    if (asked === undefined) continue;
    sum += Math.abs((read(name) ?? Number.NaN) - asked) / asked;
  }
  return Number.isNaN(sum) ? Infinity : sum;
}

function orderByAmount(columns: Columns, order: AmountOrder): OrdinalOrder {
  const { id, count } = columns;
  return {
    keys: amountsOf(columns, order).worth(count),
    direction: order.direction === 'asc' ? 1 : -1,
    comesBefore: (a, b) => (id[a] ?? 0) < (id[b] ?? 0),
  };
}

/** Without words nothing tells rows apart but how new they are. */
function slicedScores(columns: Columns, bits: Uint32Array, scores: Scores | null): SlicedOrder {
  const numbers = scores?.sliced ?? makeSliced(bits.length, 0);
  return { numbers, direction: -1, agedCount: columns.agedCount };
}

function slicedAmounts(columns: Columns, order: AmountOrder): SlicedOrder {
  const direction = order.direction === 'desc' ? -1 : 1;
  const numbers = amountsOf(columns, order).sliced(columns.count);
  return { numbers, direction, agedCount: 0 };
}

function amountsOf({ orders }: Columns, { by }: AmountOrder) {
  const column = orders.get(by);
  if (!column) throw new Error(`${by} is no amount`);
  return column;
}
