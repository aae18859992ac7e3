import { useMatches } from 'react-router';

export interface BarOptions {
  search: boolean;
  login: boolean;
  /** The main links, and the panel that holds them on narrow screens. */
  menu: boolean;
  /** Whether the account button signs a user out; otherwise it leads to the account. */
  logout: boolean;
}

/** Layout options set by a route's `handle`. */
export interface PageHandle {
  bar?: Readonly<Partial<BarOptions>>;
  /** The address itself grants access, so caches must not store the page. */
  isPrivate?: boolean;
}

const everything: BarOptions = { search: true, login: true, menu: true, logout: true };

/** The bar's parts on this page: all that its routes do not switch off. */
export function useBarOptions(): BarOptions {
  const options = { ...everything };
  for (const { handle } of useMatches()) {
    Object.assign(options, (handle as PageHandle | undefined)?.bar);
  }
  return options;
}
