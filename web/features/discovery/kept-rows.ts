import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { homeSearch } from './home-search.ts';
import { listAddress } from './list-address.ts';
import type { ListName } from './load-results.ts';

/** The shown rows of the lists, kept in the history entry, so that going back finds them as they were. */
type KeptRows = Partial<Record<ListName, number>>;

interface EntryState {
  rows?: KeptRows;
}

/** The rows that this history entry keeps for a list; none while the server's page is being taken over. */
export function useKeptRows(list: ListName): number | undefined {
  const state = useLocation().state as EntryState | null;
  return useHydrated() ? state?.rows?.[list] : undefined;
}

/** Names the current history entry. */
export function entryKey(): unknown {
  return (history.state as { key?: unknown } | null)?.key;
}

/**
 * Keeps how far a list is opened in the current history entry and its address. The router is passed over on
 * purpose: it would load the page anew, though everything is here already; coming back it reads both from here.
 */
export function keepRows(list: ListName, rows: number, page: number): void {
  const entry = history.state as { usr?: EntryState | null } | null;
  const usr = { ...entry?.usr, rows: { ...entry?.usr?.rows, [list]: rows } };
  const search = homeSearch.parse(new URLSearchParams(location.search));
  history.replaceState({ ...entry, usr }, '', listAddress(search, list, page));
}
