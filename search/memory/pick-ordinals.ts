import type { Ordinals } from './ordinals.ts';

/** Whether the first ordinal comes before the second. Never both ways, and for different ordinals always one. */
export type ComesBefore = (a: number, b: number) => boolean;

export interface OrdinalOrder {
  /** By ordinal. A loop over plain numbers is several times faster than one that calls a function for each. */
  keys: Float64Array;
  /** 1 for the smallest key first, -1 for the largest. */
  direction: 1 | -1;
  /** Of two ordinals with the same key. */
  comesBefore: ComesBefore;
}

/** Beyond so many, going through all of them once for the best few takes longer than bringing them apart. */
const mostInHeap = 200;

/**
 * The ordinals that stand at [from, to) when all are in order. What lies before and behind is never put in order itself,
 * so a page costs about one look at each ordinal, the hundredth as the first.
 * @param found are brought into another order
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

function inOrder({ keys, direction, comesBefore }: OrdinalOrder): ComesBefore {
  return (a, b) => {
    const difference = ((keys[a] ?? 0) - (keys[b] ?? 0)) * direction;
    return difference === 0 ? comesBefore(a, b) : difference < 0;
  };
}

function sorted(ordinals: number[], comesBefore: ComesBefore): number[] {
  return ordinals.sort((a, b) => (comesBefore(a, b) ? -1 : 1));
}

/** The first so many, in order. The worst of them is always at the top of a heap, to be replaced by a better one. */
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

/** Moves the ordinal at this place of the heap down, until none below it comes after it. */
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

/** Hoare's selection: afterwards everything before the place comes before everything from it on. */
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
 * The middle one of three drawn by lot: ordinals come as several runs, each in order, and any fixed choice of three would
 * meet the ends of such runs, which makes the selection as slow as it can be.
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
