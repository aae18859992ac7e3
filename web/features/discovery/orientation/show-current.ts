/**
 * Centers the current choice in each sideways scrolling row, on load and when the choice changes. A row of different
 * choices starts at its beginning. The page itself does not scroll.
 */
export function showCurrent(page: HTMLElement, signal: AbortSignal): void {
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
