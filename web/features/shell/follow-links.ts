import { createPath } from 'react-router';

interface Navigator {
  state: { location: { pathname: string; search: string; hash: string } };
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
}

/**
 * Lets the router follow plain links of this site, so that pages are made of plain `<a>` elements: they work before
 * the script comes, and cost a fraction of a component each. Links with `data-full-load` load the whole page, as do
 * presses that ask for a new tab; those with `data-stay` leave the scroll position alone. Listens on the window, after
 * all handlers of the page itself.
 */
export function followLinks(router: Navigator): void {
  window.addEventListener('click', (event) => {
    const to = routedAddress(event);
    if (to === null) return;
    event.preventDefault();
    void router.navigate(to, {
      replace: to === createPath(router.state.location),
      preventScrollReset: (event.target as Element).closest('[data-stay]') !== null,
    });
  });
}

/** The address that a press on a link leads to within the pages; null where the browser itself should go. */
function routedAddress(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin || link.dataset.fullLoad !== undefined) return null;
  const isOnThisPage = link.pathname === location.pathname && link.search === location.search;
  if (isOnThisPage && link.hash !== '') return null;
  return link.pathname + link.search + link.hash;
}
