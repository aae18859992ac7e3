import { slidesOf } from './shelf-place.ts';

/**
 * Fetches the pictures of what comes next while it is still outside the window: a browser waits with them until they are
 * in it, and every step would show an empty slide first.
 */
export function fetchNear(view: HTMLElement, first: number): void {
  const slides = slidesOf(view);
  const width = slides[0]?.offsetWidth ?? 0;
  if (width === 0) return;
  const wanted = Math.ceil(view.clientWidth / width) + 1;
  for (let step = -1; step <= wanted; step += 1) {
    const slide = slides[(first + step + slides.length) % slides.length];
    for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }
}
