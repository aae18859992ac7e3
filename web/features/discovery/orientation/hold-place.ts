/** A link that was pressed, or something around it, and where in the window it stands. */
interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps the eye and the keyboard where they are when a link with `data-stay` changes the page around it: the link stays
 * at its height in the window, until something else is pressed. Where it is gone, as a filter's own cross is, the focus
 * goes to the first link beside it.
 */
export function holdPlace(page: HTMLElement, signal: AbortSignal): void {
  /** From the inside out. */
  let places: Place[] = [];
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
      // Only the link itself has had the focus.
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
