import { slidesOf } from './shelf-place.ts';

interface Parts {
  region: HTMLElement;
  view: HTMLElement;
  /** Brings a slide to the row's beginning at once. */
  show: (slide: number) => void;
  go: (step: 1 | -1) => void;
  signal: AbortSignal;
}

/**
 * What has the focus is always seen: a slide that gets it from outside the window is brought in. The arrow keys move by a slide,
 * and the focus with it when it is on one.
 */
export function followFocus({ region, view, show, go, signal }: Parts): void {
  const slideWith = (slides: HTMLElement[], target: EventTarget | null) =>
    slides.findIndex((slide) => target instanceof Node && slide.contains(target));

  // The browser scrolls the window to what has the focus, before or after it tells; but here it is the row that moves.
  const scrollBack = () => view.scrollTo({ left: 0, behavior: 'instant' });
  let isPressed = false;
  const press = ({ type }: Event) => (isPressed = type === 'pointerdown');
  view.addEventListener('pointerdown', press, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, press, { signal });

  view.addEventListener(
    'focusin',
    ({ target }) => {
      // A press on a slide that is half out must not take it away from under the finger.
      if (isPressed) return;
      scrollBack();
      const slides = slidesOf(view);
      const slide = slideWith(slides, target);
      if (slide >= 0 && !isWithin(slides[slide], view)) show(slide);
    },
    { signal },
  );
  view.addEventListener('scroll', scrollBack, { signal });

  region.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      const step = key === 'ArrowRight' ? 1 : -1;
      const slides = slidesOf(view);
      const slide = slideWith(slides, target);
      if (slide < 0) go(step);
      else focusOn(slides[(slide + step + slides.length) % slides.length]);
    },
    { signal },
  );
}

function isWithin(slide: HTMLElement | undefined, view: HTMLElement): boolean {
  if (slide === undefined) return false;
  const [inner, outer] = [slide.getBoundingClientRect(), view.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}

function focusOn(slide: HTMLElement | undefined): void {
  slide?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
}
