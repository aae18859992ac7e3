import { holdPlace } from './hold-place.ts';
import { showCurrent } from './show-current.ts';

/** Keeps visitors oriented while choices change the page around them. Loaded after first paint. */
export function keepOrientation(page: HTMLElement, signal: AbortSignal): void {
  holdPlace(page, signal);
  showCurrent(page, signal);
}
