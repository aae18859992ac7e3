import type { Steps } from './time-slices.ts';

/** A list of ordinals, of which only the first `count` places are valid. */
export interface Ordinals {
  ordinals: Uint32Array;
  count: number;
}

/** Numbers by ordinal. */
export interface Key {
  values: Float64Array;
  /** 1 for the smallest first, -1 for the greatest. */
  direction: 1 | -1;
}
/** Ordinals by their first keys; equal ones by the next, and so on. The last key is never equal. */
export type Order = readonly [Key, ...Key[]];

export function comesBefore(order: Order, a: number, b: number): boolean {
  for (const { values, direction } of order) {
    const one = values[a] ?? 0;
    const other = values[b] ?? 0;
    if (one !== other) return one < other === (direction === 1);
  }
  return false;
}

/** For larger pages, partitioning is faster than a single pass with a heap. */
const mostInHeap = 2_000;

/**
 * The ordinals at positions [from, to) of an order. What lies before and after is never sorted itself, so a page costs
 * about one look at each ordinal, no matter which page.
 * @param found is reordered
 */
export function* select(
  { ordinals, count }: Ordinals,
  order: Order,
  [from, to]: readonly [number, number],
): Steps<number[]> {
  const end = Math.min(to, count);
  if (from >= end) return [];
  if (end <= mostInHeap) return best(ordinals, count, order, end).slice(from);
  const all = ordinals.subarray(0, count);
  yield* split(all, end, order);
  yield* split(all.subarray(0, end), from, order);
  return sorted(Array.from(all.subarray(from, end)), order);
}

function sorted(ordinals: number[], order: Order): number[] {
  return ordinals.sort((a, b) => (comesBefore(order, a, b) ? -1 : 1));
}

/** The first `wanted` ordinals, in order. A heap keeps the worst of them on top, to be replaced by a better one. */
function best(ordinals: Uint32Array, count: number, order: Order, wanted: number): number[] {
  const [{ values, direction }] = order;
  const heap: number[] = [];
  let at = count - 1;
  // From the end: the newest rows mostly have the last ordinals, and once the best are in the heap little moves.
  for (; heap.length < wanted; at -= 1) heap.push(ordinals[at] ?? 0);
  for (let top = wanted >>> 1; top >= 0; top -= 1) sink(heap, top, order);
  let worst = (values[heap[0] ?? 0] ?? 0) * direction;
  for (; at >= 0; at -= 1) {
    const ordinal = ordinals[at] ?? 0;
    const own = (values[ordinal] ?? 0) * direction;
    if (own > worst || (own === worst && !comesBefore(order, ordinal, heap[0] ?? 0))) continue;
    heap[0] = ordinal;
    sink(heap, 0, order);
    worst = (values[heap[0] ?? 0] ?? 0) * direction;
  }
  return sorted(heap, order);
}

/** Moves the ordinal at this place of the heap down until no child comes after it. */
function sink(heap: number[], start: number, order: Order): void {
  const ordinal = heap[start] ?? 0;
  let at = start;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    const next = child + 1;
    if (next < heap.length && comesBefore(order, heap[child] ?? 0, heap[next] ?? 0)) child = next;
    if (!comesBefore(order, ordinal, heap[child] ?? 0)) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = ordinal;
}

/**
 * Quickselect, key by key: afterwards everything before the place comes before everything from it to the end. Many rows
 * often share a key (a score, a town), so the next one only has to order those around the place.
 */
function* split(ordinals: Uint32Array, place: number, order: Order): Steps<void> {
  let low = 0;
  let high = ordinals.length;
  for (const key of order) {
    let isEqual = false;
    while (!isEqual) {
      if (place <= low || place >= high) return;
      const [equal, more] = partition(ordinals, [low, high], place, key);
      isEqual = place > equal && place < more;
      if (place > equal) low = isEqual ? equal : more;
      if (place < more) high = isEqual ? more : equal;
      yield;
    }
  }
}

const sampleSize = 31;

/**
 * Puts what comes before some number of a key first, then what is equal to it, then the rest.
 * @param place near which the number should stand
 * @returns where the equal ones begin and end
 */
function partition(
  ordinals: Uint32Array,
  [low, high]: readonly [number, number],
  place: number,
  { values, direction }: Key,
): [equal: number, more: number] {
  const valueOf = (ordinal: number) => (values[ordinal] ?? 0) * direction;
  // Drawn at random: the ordinals are several sorted runs, whose ends, the worst case, any fixed choice would hit.
  const draw = () => valueOf(ordinals[low + Math.floor(Math.random() * (high - low))] ?? 0);
  const sample = Float64Array.from({ length: sampleSize }, draw).sort();
  const pivot = sample[Math.floor((sampleSize * (place - low)) / (high - low))] ?? 0;
  let [equal, more] = [low, high];
  for (let at = low; at < more;) {
    const ordinal = ordinals[at] ?? 0;
    const own = valueOf(ordinal);
    if (own < pivot) {
      ordinals[at] = ordinals[equal] ?? 0;
      ordinals[equal] = ordinal;
      equal += 1;
    } else if (own > pivot) {
      more -= 1;
      ordinals[at] = ordinals[more] ?? 0;
      ordinals[more] = ordinal;
      continue;
    }
    at += 1;
  }
  return [equal, more];
}
