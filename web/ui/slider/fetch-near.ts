import { slidesOf } from './shelf-place.ts';

/**
 * Preloads the next slides' pictures while they are off screen: browsers delay lazy pictures until visible, so every
 * step would first show an empty slide.
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
