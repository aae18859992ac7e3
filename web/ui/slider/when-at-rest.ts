import { isAtRest, slidePlaces } from './shelf-place.ts';

/** Resolves when nobody is swiping the row; not after the signal. */
export function whenAtRest(view: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = view.scrollWidth - view.clientWidth;
    if (isAtRest(slidePlaces(view), view.scrollLeft, end)) return resolve();
    view.addEventListener('scrollend', () => resolve(), { once: true, signal });
  });
}
