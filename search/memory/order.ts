import type { Query } from '../engine.ts';
import { countOnes, hasBit, listBits, listWord } from './bits.ts';
import type { Columns } from './columns.ts';
import { type Key, type Order, type Ordinals, select } from './select.ts';
import type { Steps } from './time-slices.ts';

/** The part of a query that decides its order. */
type AskedOrder = Pick<Query, 'order' | 'near'>;
type Near = NonNullable<Query['near']>;

/**
 * The ordinals at some positions of the order of a query.
 * @param scores how well rows match, by ordinal; null without words
 */
export function* pick(
  columns: Columns,
  bits: Uint32Array,
  asked: AskedOrder,
  scores: Float64Array | null,
  [from, to]: readonly [number, number],
): Steps<number[]> {
  const ordinals = columns.rooms.get('ordinals', 'picked');
  if (!asked.order && !asked.near && !scores) {
    const { count, skipped } = listNewest(columns, bits, [from, to], ordinals);
    yield;
    return yield* select({ ordinals, count }, newestFirst(columns), [from - skipped, to - skipped]);
  }
  const listed = { ordinals, count: listBits(bits, 0, ordinals, 0) };
  yield;
  const order = orderOf(columns, asked, scores, listed);
  yield;
  return yield* select(listed, order, [from, to]);
}

/** The matches that have one of these ids, in the order of their ids. */
export function listAmong(columns: Columns, bits: Uint32Array, ids: Iterable<number>): number[] {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  return sorted
    .map((id) => columns.ordinalOf(id))
    .filter((ordinal) => ordinal >= 0 && hasBit(bits, ordinal));
}

/** Newest first; of rows of the same age, the one with the greater id first. */
export function newestFirst({ age, id }: Pick<Columns, 'age' | 'id'>): Order {
  return [
    { values: age, direction: -1 },
    { values: id, direction: -1 },
  ];
}

function orderOf(
  columns: Columns,
  { order, near }: AskedOrder,
  scores: Float64Array | null,
  listed: Ordinals,
): Order {
  if (order && 'direction' in order) {
    const column = columns.orders.get(order.by);
    if (!column) throw new Error(`${order.by} is no amount`);
    const direction = order.direction === 'asc' ? 1 : -1;
    return [
      { values: column.worth.values, direction },
      { values: columns.id, direction: 1 },
    ];
  }
  let keys = newestFirst(columns);
  if (scores) keys = [{ values: scores, direction: -1 }, ...keys];
  if (near) keys = [byDistance(columns, near, listed), ...keys];
  if (order) keys = [byRank(columns, order, listed), ...keys];
  return keys;
}

/** The least rank of a row's values, those without one last. */
function byRank(
  { equals, rooms }: Columns,
  { by, ranks }: { by: string; ranks: ReadonlyMap<number, number> },
  { ordinals, count }: Ordinals,
): Key {
  const column = equals.get(by);
  if (!column) throw new Error(`${by} has no values`);
  const { least, size } = column.range;
  const ofCode = Float64Array.from({ length: size }, (_, place) =>
    column
      .valuesOf(place + least)
      .reduce((rank, value) => Math.min(rank, ranks.get(value) ?? Infinity), Infinity),
  );
  const values = rooms.get('keys', 'ranks');
  const codes = column.codes.values;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    values[ordinal] = ofCode[(codes[ordinal] ?? 0) - least] ?? Infinity;
  }
  return { values, direction: 1 };
}

/** How far rows are from some numbers. */
function byDistance({ ranges, rooms }: Columns, near: Near, { ordinals, count }: Ordinals): Key {
  const values = rooms.get('keys', 'distances');
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    values[ordinal] = distanceFrom(near, (name) => ranges.get(name)?.read(ordinal) ?? null);
  }
  return { values, direction: 1 };
}

/**
 * How far numbers are from those that are asked for: each as a part of the asked one, in all. Infinity if one is unknown.
 * @param read the number of a name; null if it is not known
 */
export function distanceFrom(near: Near, read: (name: string) => number | null): number {
  let sum = 0;
  for (const [name, asked] of Object.entries(near)) {
    if (asked !== undefined) sum += Math.abs((read(name) ?? Infinity) - asked) / asked;
  }
  return sum;
}

/**
 * Lists those of the newest rows that may lie at some positions, without looking at the rest: by their ordinals, and all
 * that are not in order of age.
 * @returns how many, and how many rows come before all of them
 */
function listNewest(
  { agedCount }: Columns,
  bits: Uint32Array,
  [from, to]: readonly [number, number],
  into: Uint32Array,
): { count: number; skipped: number } {
  const edge = agedCount >>> 5;
  const isAged = (1 << (agedCount & 31)) - 1;
  let count = listWord((bits[edge] ?? 0) & ~isAged, edge, into, 0);
  count = listBits(bits, edge + 1, into, count);
  const others = count;
  let skipped = 0;
  for (let word = edge, seen = 0; word >= 0 && seen < to; word -= 1) {
    const own = (bits[word] ?? 0) & (word === edge ? isAged : -1);
    seen += countOnes(own);
    // Wherever the others belong, these come before the range.
    if (seen <= from - others) skipped = seen;
    else count = listWord(own, word, into, count);
  }
  return { count, skipped };
}
