import { holdPlace } from './hold-place.ts';
import { showCurrent } from './show-current.ts';

/** What keeps a visitor's bearings while choices change the page around them. Comes after the first view. */
export function keepOrientation(page: HTMLElement, signal: AbortSignal): void {
  holdPlace(page, signal);
  showCurrent(page, signal);
}
