import { useMatches } from 'react-router';

/** The parts of the top bar that a page can do without. */
export interface BarOptions {
  search: boolean;
  /** The account button. */
  login: boolean;
  /** The links to the main pages, and the panel that holds them on narrow screens. */
  menu: boolean;
  /** Whether the account button signs a user out; otherwise it leads to the account. */
  logout: boolean;
}

/** What a route's `handle` says to the frame around its page. */
export interface PageHandle {
  bar: Readonly<Partial<BarOptions>>;
  /** Its address alone allows something, so that no cache may keep the page. */
  isPrivate?: boolean;
}

const everything: BarOptions = { search: true, login: true, menu: true, logout: true };

/** The handle of a page that does without some of the bar: `export const handle = pageHandle({ menu: false })`. */
export function pageHandle(
  bar: PageHandle['bar'],
  more: Pick<PageHandle, 'isPrivate'> = {},
): PageHandle {
  return { bar, ...more };
}

/** What the bar shows on this page: everything its routes do not switch off. */
export function useBarOptions(): BarOptions {
  const options = { ...everything };
  for (const { handle } of useMatches()) {
    Object.assign(options, (handle as PageHandle | undefined)?.bar);
  }
  return options;
}
