import { slidesOf } from './shelf-place.ts';

interface Parts {
  region: HTMLElement;
  view: HTMLElement;
  /** Moves a slide to the start of the row without animation. */
  show: (slide: number) => void;
  go: (step: 1 | -1) => void;
  signal: AbortSignal;
}

/**
 * Keeps the focus visible: a slide focused outside the viewport is moved in. The arrow keys move by one slide, along
 * with the focus if it is on one.
 */
export function followFocus({ region, view, show, go, signal }: Parts): void {
  const slideWith = (slides: HTMLElement[], target: EventTarget | null) =>
    slides.findIndex((slide) => target instanceof Node && slide.contains(target));

  // Browsers scroll the viewport to a focused element, before or after the event; but here the row moves instead.
  const scrollBack = () => view.scrollTo({ left: 0, behavior: 'instant' });
  let isPressed = false;
  const press = ({ type }: Event) => (isPressed = type === 'pointerdown');
  view.addEventListener('pointerdown', press, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, press, { signal });

  view.addEventListener(
    'focusin',
    ({ target }) => {
      // Pressing a partly visible slide must not move it from under the finger.
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
