import type { Columns } from './columns.ts';
import { type ComesBefore, pickSlots, type SlotOrder } from './pick-slots.ts';

/** The newest first; of those published at the same moment the one with the greater id. */
export function newestFirst({ publishedAt, id }: Columns): SlotOrder {
  return {
    keys: publishedAt,
    direction: -1,
    comesBefore: (a, b) => (id[a] ?? 0) > (id[b] ?? 0),
  };
}

export function isNewer({ publishedAt, id }: Columns): ComesBefore {
  return (a, b) => {
    const difference = (publishedAt[b] ?? 0) - (publishedAt[a] ?? 0);
    return difference === 0 ? (id[a] ?? 0) > (id[b] ?? 0) : difference < 0;
  };
}

/**
 * The slots at [from, to) of all that are meant, the newest first. Nearly all slots are in the order of their age, so
 * this walks backwards through those and stops when it has enough.
 */
export function walkNewest(
  columns: Columns,
  isMeant: (slot: number) => boolean,
  from: number,
  to: number,
): number[] {
  const found: number[] = [];
  for (let slot = columns.agedCount; slot < columns.count; slot += 1) {
    if (isMeant(slot)) found.push(slot);
  }
  const enough = found.length + to;
  for (let slot = columns.agedCount - 1; slot >= 0 && found.length < enough; slot -= 1) {
    if (isMeant(slot)) found.push(slot);
  }
  const slots = Uint32Array.from(found);
  return pickSlots({ slots, count: slots.length }, newestFirst(columns), from, to);
}
