import type { CardPage } from '@orendi/contract/schemas/results';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { keepOpenedList } from './left-results.ts';
import type { ListName, ListScope } from './list-scope.ts';

/** The rows shown per list, kept in the history entry so that going back restores them. */
type KeptRows = Partial<Record<ListName, number>>;

interface EntryState {
  rows?: KeptRows;
}

/** The rows this history entry stores for a list; undefined during hydration. */
export function useKeptRows(list: ListName): number | undefined {
  const state = useLocation().state as EntryState | null;
  return useHydrated() ? state?.rows?.[list] : undefined;
}

/** Whether a history entry's state stores rows of any list. */
export function hasKeptRows(state: unknown): boolean {
  return (state as EntryState | null)?.rows !== undefined;
}

/**
 * Stores how far a list is expanded in the current history entry and address. Deliberately bypasses the router, which
 * would reload data that is already here; both are read again on returning.
 */
export function keepRows(scope: ListScope, list: ListName, rows: number, page: CardPage): void {
  const entry = history.state as { usr?: EntryState | null } | null;
  const usr = { ...entry?.usr, rows: { ...entry?.usr?.rows, [list]: rows } };
  const address = scope.address(list, page.page, new URLSearchParams(location.search));
  history.replaceState({ ...entry, usr }, '', address);
  keepOpenedList(list, page);
}
