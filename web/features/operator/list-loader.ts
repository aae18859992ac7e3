import type { Api } from '@orendi/contract/client-types';
import { maxId, textLimits } from '@orendi/contract/limits';
import { oneOf, pageNumber, searchSchema, text } from '../../platform/search-schema.ts';
import { loadPage, type Paged } from '../dashboard/load-page.ts';
import { guarded } from '../accounts/guarded.ts';

/** The search of a list of the console, as its address keeps it. */
export interface ListSearch<State extends string = string> {
  /** Words of a name, or a number. */
  q?: string;
  /** All of them without it. */
  state?: State;
  page?: number;
}

/** The loader of a list of the console: what the address looks for, and that page of it. */
export function listLoader<Row, const State extends string = never>(
  { states = [], isSearched = false }: { states?: readonly State[]; isSearched?: boolean },
  ask: (api: Api, query: ListSearch<State>) => Promise<Paged<Row> & { page: number }>,
) {
  const schema = searchOf(states);
  return guarded('operator', async (_, { api, parameters }) => {
    const { q, ...rest } = schema.parse(parameters);
    const search: ListSearch<State> = isSearched ? { q, ...rest } : rest;
    const page = await loadPage((number) => ask(api, { ...search, page: number }), search.page);
    return { search, page };
  });
}

export function listAddress(path: string, search: ListSearch): string {
  const query = searchOf(search.state === undefined ? [] : [search.state]).format(search);
  return query === '' ? path : `${path}?${query}`;
}

function searchOf<const State extends string>(states: readonly State[]) {
  return searchSchema({ q: text(textLimits.name), state: oneOf(states), page: pageNumber(maxId) });
}
