import type { Ordinals } from './ordinals.ts';

/** Whether the first ordinal comes before the second: a strict total order. */
export type ComesBefore = (a: number, b: number) => boolean;

export interface OrdinalOrder {
  /** By ordinal. Comparing plain numbers in a loop is several times faster than calling a function for each. */
  keys: Float64Array;
  /** 1 for the smallest key first, -1 for the largest. */
  direction: 1 | -1;
  /** Decides between two ordinals with the same key. */
  comesBefore: ComesBefore;
}

/** For larger pages, partitioning is faster than a single pass with a heap. */
const mostInHeap = 200;

/**
 * The ordinals at positions [from, to) of the sorted order. What lies before and after is never sorted itself, so a
 * page costs about one look at each ordinal, no matter which page.
 * @param found is reordered
 */
export function pickOrdinals(
  { ordinals, count }: Ordinals,
  order: OrdinalOrder,
  from: number,
  to: number,
): number[] {
  const end = Math.min(to, count);
  if (from >= end) return [];
  if (end <= mostInHeap) return best(ordinals, count, order, end).slice(from);
  const comesBefore = inOrder(order);
  const all = ordinals.subarray(0, count);
  if (end < count) split(all, 0, count, end, comesBefore);
  if (from > 0) split(all, 0, end, from, comesBefore);
  return sorted(Array.from(all.subarray(from, end)), comesBefore);
}

/** The whole order of one, as a comparison. */
export function inOrder({ keys, direction, comesBefore }: OrdinalOrder): ComesBefore {
  return (a, b) => {
    const difference = ((keys[a] ?? 0) - (keys[b] ?? 0)) * direction;
    return difference === 0 ? comesBefore(a, b) : difference < 0;
  };
}

function sorted(ordinals: number[], comesBefore: ComesBefore): number[] {
  return ordinals.sort((a, b) => (comesBefore(a, b) ? -1 : 1));
}

/** The first `wanted` ordinals, in order. A heap keeps the worst of them on top, to be replaced by a better one. */
function best(ordinals: Uint32Array, count: number, order: OrdinalOrder, wanted: number): number[] {
  const { keys, direction } = order;
  const comesBefore = inOrder(order);
  const heap: number[] = [];
  let at = count - 1;
  // From the end: the newest rows mostly have the last ordinals, and once the best are in the heap little moves.
  for (; heap.length < wanted; at -= 1) heap.push(ordinals[at] ?? 0);
  for (let top = wanted >>> 1; top >= 0; top -= 1) sink(heap, top, comesBefore);
  let worst = (keys[heap[0] ?? 0] ?? 0) * direction;
  for (; at >= 0; at -= 1) {
    const ordinal = ordinals[at] ?? 0;
    const key = (keys[ordinal] ?? 0) * direction;
    if (key > worst || (key === worst && !comesBefore(ordinal, heap[0] ?? 0))) continue;
    heap[0] = ordinal;
    sink(heap, 0, comesBefore);
    worst = (keys[heap[0] ?? 0] ?? 0) * direction;
  }
  return sorted(heap, comesBefore);
}

/** Moves the ordinal at this place of the heap down until no child comes after it. */
function sink(heap: number[], start: number, comesBefore: ComesBefore): void {
  const ordinal = heap[start] ?? 0;
  let at = start;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && comesBefore(heap[child] ?? 0, heap[child + 1] ?? 0)) child += 1;
    if (!comesBefore(ordinal, heap[child] ?? 0)) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = ordinal;
}

/** Hoare's selection algorithm: afterwards everything before the place comes before everything from it on. */
function split(
  ordinals: Uint32Array,
  start: number,
  end: number,
  place: number,
  comesBefore: ComesBefore,
): void {
  let low = start;
  let high = end - 1;
  while (low < high) {
    const pivot = middleOf(ordinals, low, high, comesBefore);
    let left = low;
    let right = high;
    while (left <= right) {
      while (comesBefore(ordinals[left] ?? 0, pivot)) left += 1;
      while (comesBefore(pivot, ordinals[right] ?? 0)) right -= 1;
      if (left > right) break;
      const kept = ordinals[left] ?? 0;
      ordinals[left] = ordinals[right] ?? 0;
      ordinals[right] = kept;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}

/**
 * The median of three at random: the ordinals consist of several sorted runs, and any fixed choice of three would hit
 * the ends of such runs, the worst case of the selection.
 */
function middleOf(
  ordinals: Uint32Array,
  low: number,
  high: number,
  comesBefore: ComesBefore,
): number {
  const draw = () => ordinals[low + Math.floor(Math.random() * (high - low + 1))] ?? 0;
  const a = draw();
  const b = draw();
  const c = draw();
  if (comesBefore(a, b)) return comesBefore(b, c) ? b : comesBefore(a, c) ? c : a;
  return comesBefore(a, c) ? a : comesBefore(b, c) ? c : b;
}
