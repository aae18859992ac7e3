import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { createHolds, watchHolds } from './holds.ts';
import { nearestSlide, slidePlaces, slidesOf } from './shelf-place.ts';

interface Options {
  region: HTMLElement;
  /** The row's viewport, which scrolled until now. */
  view: HTMLElement;
  /** Between two steps, in ms. */
  delay: number;
  /** Stops it and leaves a row to be scrolled. */
  signal: AbortSignal;
  /** Receives the state for the controls. */
  onChange: (state: SliderState) => void;
}

export interface SliderState {
  /** There are more slides than fit. */
  canMove: boolean;
  /** It moves by itself unless held. */
  canPlay: boolean;
  isPaused: boolean;
}

/**
 * Takes over a scrolled row at its current position: it loops from here on, and moves by itself while nothing holds it.
 */
export function runSlider(options: Options) {
  const { region, view, delay, signal, onChange } = options;
  const startIndex = nearestSlide(slidePlaces(view), view.scrollLeft);
  view.dataset.running = '';
  view.scrollTo({ left: 0, behavior: 'instant' });

  // The plugin stops only on a press: it tracks one reason at a time, and we have several.
  const autoplay = Autoplay({ delay, playOnInit: false, stopOnFocusIn: false });
  const slider = EmblaCarousel(
    view,
    { loop: true, align: 'start', startIndex, watchFocus: false },
    [autoplay],
  );
  const canMove = () => slider.scrollSnapList().length > 1;
  // A row barely longer than its viewport cannot loop, and moving back and forth would be restless.
  const canPlay = () => canMove() && slider.internalEngine().options.loop;

  const holds = createHolds(settle);
  function settle() {
    if (canPlay() && holds.isMoving()) autoplay.play();
    else autoplay.stop();
    onChange({
      canMove: canMove(),
      canPlay: canPlay() && !holds.has('calm'),
      isPaused: holds.has('paused'),
    });
  }

  function show(slide: number, isAtOnce = holds.has('calm')) {
    slider.scrollTo(Math.min(slide, slider.scrollSnapList().length - 1), isAtOnce);
  }

  function go(step: 1 | -1) {
    const isInside = step === 1 ? slider.canScrollNext() : slider.canScrollPrev();
    const isCalm = holds.has('calm');
    // Without a loop, next on the last slide leads to the first.
    if (!isInside) show(step === 1 ? 0 : Infinity);
    else if (step === 1) slider.scrollNext(isCalm);
    else slider.scrollPrev(isCalm);
  }

  const fetchPictures = () => fetchNear(view, slider.selectedScrollSnap());
  slider.on('pointerDown', () => holds.set('dragged', true));
  slider.on('pointerUp', () => holds.set('dragged', false));
  slider.on('reInit', settle);
  slider.on('select', fetchPictures);
  fetchPictures();
  followFocus(options, (slide) => show(slide, true), go);
  watchHolds(holds, region, signal);
  signal.addEventListener('abort', () => {
    slider.destroy();
    delete view.dataset.running;
  });

  return { go, togglePause: () => holds.set('paused', !holds.has('paused')) };
}

/**
 * Preloads the next slides' pictures while they are off screen: browsers delay lazy pictures until visible, so every
 * step would first show an empty slide.
 */
function fetchNear(view: HTMLElement, first: number): void {
  const slides = slidesOf(view);
  const width = slides[0]?.offsetWidth ?? 0;
  if (width === 0) return;
  const wanted = Math.ceil(view.clientWidth / width) + 1;
  for (let step = -1; step <= wanted; step += 1) {
    const slide = slides[(first + step + slides.length) % slides.length];
    for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }
}

/**
 * Keeps the focus visible: a slide focused outside the viewport is moved in. The arrow keys move by one slide, along
 * with the focus if it is on one.
 * @param show moves a slide to the start of the row without animation
 */
function followFocus(
  { region, view, signal }: Options,
  show: (slide: number) => void,
  go: (step: 1 | -1) => void,
): void {
  const slideWith = (slides: HTMLElement[], target: EventTarget | null) =>
    slides.findIndex((slide) => target instanceof Node && slide.contains(target));

  // Browsers scroll the viewport to a focused element, before or after the event; but here the row moves instead.
  const scrollBack = () => view.scrollTo({ left: 0, behavior: 'instant' });
  let isPressed = false;
  const press = ({ type }: Event) => (isPressed = type === 'pointerdown');
  const moveIn = ({ target }: FocusEvent) => {
    // Pressing a partly visible slide must not move it from under the finger.
    if (isPressed) return;
    scrollBack();
    const slides = slidesOf(view);
    const slide = slideWith(slides, target);
    if (slide >= 0 && !isWithin(slides[slide], view)) show(slide);
  };
  const stepBy = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    const step = key === 'ArrowRight' ? 1 : -1;
    const slides = slidesOf(view);
    const slide = slideWith(slides, target);
    if (slide < 0) return go(step);
    const next = slides[(slide + step + slides.length) % slides.length];
    next?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  };

  view.addEventListener('pointerdown', press, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, press, { signal });
  view.addEventListener('focusin', moveIn, { signal });
  view.addEventListener('scroll', scrollBack, { signal });
  region.addEventListener('keydown', stepBy, { signal });
}

function isWithin(slide: HTMLElement | undefined, view: HTMLElement): boolean {
  if (slide === undefined) return false;
  const [inner, outer] = [slide.getBoundingClientRect(), view.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}
