import { createPath, type createBrowserRouter } from 'react-router';

/**
 * Lets the router handle plain links within the site, so pages can use plain `<a>` elements: these work before
 * hydration and are much cheaper than a component each. Links with `data-full-load`, and presses that ask for a new
 * tab, load the whole page; `data-stay` keeps the scroll position. Listens on the window, after every handler of the
 * page.
 */
export function followLinks(router: ReturnType<typeof createBrowserRouter>): void {
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

/** The in-app address a press on a link leads to; null if the browser should handle it. */
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
