import { maxId, textLimits } from '@orendi/contract/limits';
import { oneOf, pageNumber, searchSchema, text } from '../../../platform/search-schema.ts';

export interface ListSearch<State extends string = string> {
  /** Words of a name, or a number. */
  q?: string;
  /** All of them without it. */
  state?: State;
  page?: number;
}

/** What is looked for in a list of the console, as its address keeps it. */
export function listSearch<const State extends string>(states: readonly State[] = []) {
  return searchSchema({ q: text(textLimits.name), state: oneOf(states), page: pageNumber(maxId) });
}

export function listAddress(path: string, { q, state, page }: ListSearch): string {
  const schema = listSearch(state === undefined ? [] : [state]);
  const query = schema.format({ q, state, page });
  return query === '' ? path : `${path}?${query}`;
}
