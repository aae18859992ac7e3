import type { CardPage } from '@orendi/contract/schemas/results';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { keepOpenedList } from './left-results.ts';
import type { ListName, ListScope } from './list-scope.ts';

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

/** Whether the rows of any list are kept in the state of a history entry. */
export function hasKeptRows(state: unknown): boolean {
  return (state as EntryState | null)?.rows !== undefined;
}

/**
 * Keeps how far a list is opened in the current history entry and its address. The router is passed over on
 * purpose: it would load the page anew, though everything is here already; coming back it reads both from here.
 */
export function keepRows(scope: ListScope, list: ListName, rows: number, page: CardPage): void {
  const entry = history.state as { usr?: EntryState | null } | null;
  const usr = { ...entry?.usr, rows: { ...entry?.usr?.rows, [list]: rows } };
  const address = scope.address(list, page.page, new URLSearchParams(location.search));
  history.replaceState({ ...entry, usr }, '', address);
  keepOpenedList(list, page);
}
