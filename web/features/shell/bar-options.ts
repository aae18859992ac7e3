import { useMatches } from 'react-router';
import type { Page } from '../../platform/paths.ts';

const everything = {
  search: true,
  login: true,
  /** The main links, and the panel that holds them on narrow screens. */
  menu: true,
  /** Whether the account button signs a user out; otherwise it leads to the account. */
  logout: true,
};

export type BarOptions = typeof everything;

/** Layout options set by a route's `handle`. */
export type PageHandle = Pick<Page, 'isPrivate'> & { bar?: Readonly<Partial<BarOptions>> };

/** The bar's parts on this page: all that its routes do not switch off. */
export function useBarOptions(): BarOptions {
  const options = { ...everything };
  for (const { handle } of useMatches()) {
    Object.assign(options, (handle as PageHandle | undefined)?.bar);
  }
  return options;
}
