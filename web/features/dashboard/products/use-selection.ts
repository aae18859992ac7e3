import { useCallback, useMemo, useRef, useState } from 'react';
import type { OwnListing } from './own-listing.ts';

export type Selection = ReturnType<typeof useSelection>;

/** The selection survives changes of search and order. */
export function useSelection(
  listings: readonly OwnListing[],
  found: readonly OwnListing[],
  isComplete: boolean,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const order = useMemo(() => found.map(({ key }) => key), [found]);
  const last = useRef<string>(undefined);

  const choose = useCallback(
    (key: string, isReach: boolean) => {
      const from = isReach ? last.current : undefined;
      last.current = key;
      setChosen((now) => chooseRows(now, key, order, from));
    },
    [order],
  );

  const selected = useMemo(() => listings.filter(({ key }) => chosen.has(key)), [listings, chosen]);
  const among = useMemo(() => order.filter((key) => chosen.has(key)).length, [order, chosen]);
  return {
    /** The selected listings, whether currently found or not; deleted ones are excluded. */
    selected,
    has: (key: string) => chosen.has(key),
    isAll: among > 0 && among === order.length,
    isSome: among > 0 && among < order.length,
    /** Whether everything is loaded: only then can all of it be selected. */
    isComplete,
    /** Toggles a row; with `isReach`, every row from the last one pressed. The same function while the order is. */
    choose,
    chooseAll: () => setChosen((now) => chooseAll(now, order)),
    clear: () => setChosen(new Set()),
  };
}

/**
 * The selection after pressing one row: the row toggles, and with `from` every row between the two follows it.
 * @param order the rows' keys in display order
 */
export function chooseRows(
  chosen: ReadonlySet<string>,
  key: string,
  order: readonly string[],
  from?: string,
): Set<string> {
  const [start, end] = [from === undefined ? -1 : order.indexOf(from), order.indexOf(key)];
  const reach =
    start < 0 || end < 0 ? [key] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
  const isChosen = !chosen.has(key);
  const next = new Set(chosen);
  for (const one of reach) {
    if (isChosen) next.add(one);
    else next.delete(one);
  }
  return next;
}

/** The selection after pressing “select all”: every row, or none if all were selected. */
export function chooseAll(chosen: ReadonlySet<string>, order: readonly string[]): Set<string> {
  const next = new Set(chosen);
  if (order.every((key) => chosen.has(key))) for (const key of order) next.delete(key);
  else for (const key of order) next.add(key);
  return next;
}
