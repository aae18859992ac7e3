import { isAtRest, slidePlaces } from './shelf-place.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../icon.tsx';
import { runSlider, type RunningSlider, type SliderState } from './run-slider.ts';
import { pauseMark } from './watch-holds.ts';

/** The slider's region and the viewport in it. */
export interface SliderParts {
  region: RefObject<HTMLElement | null>;
  view: RefObject<HTMLElement | null>;
  /** Between two steps, in ms. */
  delay: number;
}

interface Props extends SliderParts {
  words: { pause: string; play: string; previous: string; next: string };
}

const button =
  'size-11 place-items-center rounded-pill text-ink-quiet transition-colors hover:bg-sand hover:text-ink any-pointer-fine:size-9';

/** Runs a slider and renders its buttons; loaded after the page. */
export function SliderControls({ region, view, delay, words }: Props) {
  const slider = useRef<RunningSlider>(undefined);
  const [state, setState] = useState<SliderState>();

  useEffect(() => {
    const [whole, row] = [region.current, view.current];
    if (whole === null || row === null) return undefined;
    const waiting = new AbortController();
    async function begin(parts: { region: HTMLElement; view: HTMLElement }) {
      await whenAtRest(parts.view, waiting.signal);
      if (waiting.signal.aborted) return;
      slider.current = runSlider({ ...parts, delay, onChange: setState });
    }
    void begin({ region: whole, view: row });
    return () => {
      waiting.abort();
      slider.current?.stop();
    };
  }, [region, view, delay]);

  if (!state?.canMove) return null;
  const { canPlay, isPaused } = state;
  return (
    <div className="flex animate-appear">
      {canPlay && (
        <button
          {...pauseMark}
          type="button"
          aria-label={isPaused ? words.play : words.pause}
          onClick={() => slider.current?.togglePause()}
          className={`grid ${button}`}
        >
          <Icon name={isPaused ? 'play' : 'pause'} className="size-5" />
        </button>
      )}
      {/* Touch users swipe instead. */}
      <button
        type="button"
        aria-label={words.previous}
        onClick={() => slider.current?.go(-1)}
        className={`slider-step ${button}`}
      >
        <Icon name="left" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.next}
        onClick={() => slider.current?.go(1)}
        className={`slider-step ${button}`}
      >
        <Icon name="left" className="size-5 -scale-x-100" />
      </button>
    </div>
  );
}

/** Resolves when nobody is swiping the row; never after the signal aborts. */
function whenAtRest(view: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = view.scrollWidth - view.clientWidth;
    if (isAtRest(slidePlaces(view), view.scrollLeft, end)) return resolve();
    view.addEventListener('scrollend', () => resolve(), { once: true, signal });
  });
}
