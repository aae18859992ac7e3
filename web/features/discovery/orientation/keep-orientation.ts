/**
 * Centers the current choice in each sideways scrolling row, on load and when the choice changes. A row of different
 * choices starts at its beginning. The page itself does not scroll.
 */
function showCurrent(page: HTMLElement, signal: AbortSignal): void {
  for (const row of page.querySelectorAll(rows)) center(row, 'instant');
  const changes = new MutationObserver((records) => {
    for (const { type, target } of records) {
      const row = target instanceof Element ? target.closest(rows) : null;
      if (row === null) continue;
      const hasCurrent = center(row, 'auto');
      if (!hasCurrent && type === 'childList') row.scrollTo({ left: 0 });
    }
  });
  changes.observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-current'],
  });
  signal.addEventListener('abort', () => changes.disconnect());
}

const rows = 'nav > .shelf';

function center(row: Element, behavior: ScrollBehavior): boolean {
  const link = row.querySelector('[aria-current]');
  if (link === null) return false;
  const [own, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  const offCenter = own.left + own.width / 2 - (around.left + around.width / 2);
  row.scrollBy({ left: offCenter, behavior });
  return true;
}

/** Keeps visitors oriented while choices change the page around them. Loaded after first paint. */
export function keepOrientation(page: HTMLElement, signal: AbortSignal): void {
  holdPlace(page, signal);
  showCurrent(page, signal);
}

/**
 * Keeps scroll position and focus steady when a link with `data-stay` changes the page around it: the link keeps its
 * height in the window until something else is pressed. If it disappears, like a filter's own clear link, the focus
 * moves to the first link next to it.
 */
function holdPlace(page: HTMLElement, signal: AbortSignal): void {
  /** The pressed link and its ancestors, innermost first, with their positions in the window. */
  let places: { element: Element; top: number }[] = [];
  let hadFocus = false;

  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[data-stay]') : null;
    places = [];
    hadFocus = document.activeElement === link;
    for (let element = link; element !== null; element = element.parentElement) {
      places.push({ element, top: topOf(element) });
    }
  };
  const forget = () => (places = []);
  const follow = () => {
    for (const place of places) place.top = topOf(place.element);
  };
  const hold = () => {
    places = places.filter(({ element }, at) => {
      if (element.isConnected) return true;
      // Only the link itself can have had the focus.
      if (at > 0 || !hadFocus) return false;
      hadFocus = false;
      const beside = places.find((place) => place.element.isConnected);
      beside?.element.querySelector('a')?.focus({ preventScroll: true });
      return false;
    });
    const [place] = places;
    if (place === undefined) return;
    window.scrollBy({ top: topOf(place.element) - place.top, behavior: 'instant' });
  };

  document.addEventListener('click', note, { signal, capture: true });
  window.addEventListener('popstate', forget, { signal });
  window.addEventListener('scroll', follow, { signal, passive: true });
  const changes = new MutationObserver(hold);
  changes.observe(page, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
