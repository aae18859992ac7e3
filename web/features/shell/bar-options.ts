import { useMatches } from 'react-router';

/** The optional parts of the top bar. */
export interface BarOptions {
  search: boolean;
  /** Whether to show the account button. */
  login: boolean;
  /** The main links, and the panel that holds them on narrow screens. */
  menu: boolean;
  /** Whether the account button signs a user out; otherwise it leads to the account. */
  logout: boolean;
}

/** What a route's `handle` tells the layout around its page. */
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
