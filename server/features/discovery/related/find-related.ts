import { relatedItems } from '@orendi/contract/limits';
import { type Columns, slotKinds } from '../search-index/columns.ts';
import type { LiveIndex } from '../search-index/live-index.ts';
import { walkNewest } from '../search-index/newest-first.ts';
import { likenessTo } from './likeness.ts';

/** Ids of listings. */
interface Related {
  ofMaker: number[];
  alike: number[];
}

/** Among so many of the newest of its kind the likest are looked for: enough to choose from, and quick at any size. */
const mostCompared = 500;

/** What else there is beside a listing: the newest of its maker, and the likest of others. Null for an unknown one. */
export function findRelated({ index, rates }: LiveIndex, id: number): Related | null {
  const { columns } = index;
  const slot = columns.slotOf(id);
  if (slot < 0) return null;
  const { business, id: ids } = columns;
  const maker = business[slot];
  const idsOf = (slots: number[]) => slots.map((each) => ids[each] ?? 0);

  const ofMaker = walkNewest(
    columns,
    (other) => isLiving(columns, other) && business[other] === maker && other !== slot,
    0,
    relatedItems.max,
  );
  const candidates = walkNewest(
    columns,
    (other) => isOfSameKind(columns, slot, other) && business[other] !== maker,
    0,
    mostCompared,
  );
  const likeness = likenessTo(columns, columns.euros(rates), slot);
  const compared = candidates.map((other) => ({ other, likeness: likeness(other) }));
  // Sorting is stable: of two that are equally like, the newer one stays first.
  const alike = compared.sort((a, b) => b.likeness - a.likeness).map(({ other }) => other);
  return { ofMaker: idsOf(ofMaker), alike: idsOf(alike.slice(0, relatedItems.max)) };
}

function isLiving({ kind }: Columns, slot: number): boolean {
  return kind[slot] !== slotKinds.none;
}

/** Products of one category, or packages that have a category in common. */
function isOfSameKind({ kind, category, parts }: Columns, slot: number, other: number): boolean {
  if (kind[other] !== kind[slot]) return false;
  if (kind[slot] === slotKinds.product) return category[other] === category[slot];
  const own = parts.get(slot)?.categories ?? [];
  return parts.get(other)?.categories.some((each) => own.includes(each)) ?? false;
}
