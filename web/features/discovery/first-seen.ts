import type { SectionName } from '@orendi/contract/listings';
import type { CardPage } from '@orendi/contract/schemas/results';

type Lists = Partial<Record<SectionName, CardPage>>;

/** The most cards that a row holds on any screen. */
const widestRow = 6;

/**
 * The sections with every card where it is seen first: cards in the first row of an earlier section come last in the
 * loaded part of a later one. A section opened further by its address keeps its order, which its pages rely on.
 */
export function firstSeen(names: readonly SectionName[], lists: Lists): Lists {
  const seen = new Set<number>();
  const ordered: Lists = {};
  for (const name of names) {
    const list = lists[name];
    if (list === undefined) continue;
    const { results: cards, page } = list;
    const isSeen = ({ id, type }: (typeof cards)[number]) => type === 'product' && seen.has(id);
    const results =
      page > 1 ? cards : [...cards.filter((card) => !isSeen(card)), ...cards.filter(isSeen)];
    ordered[name] = { ...list, results };
    for (const { id, type } of results.slice(0, widestRow)) if (type === 'product') seen.add(id);
  }
  return ordered;
}
