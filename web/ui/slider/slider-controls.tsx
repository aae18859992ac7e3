import { m } from '@orendi/messages';
import { useRef, useState, type RefObject } from 'react';
import { Icon } from '../icon.tsx';
import { useWhileShown } from '../use-while-shown.ts';
import { runSlider, type SliderState } from './run-slider.ts';
import { isAtRest, slidePlaces } from './shelf-place.ts';
import { pauseMark } from './holds.ts';

interface Props {
  /** The slider's, and the viewport in it. */
  region: RefObject<HTMLElement | null>;
  view: RefObject<HTMLElement | null>;
  /** Between two steps, in ms. */
  delay: number;
}

const button =
  'size-11 place-items-center rounded-pill text-ink-quiet transition-colors hover:bg-sand hover:text-ink any-pointer-fine:size-9';

/** Hidden for touch, where users swipe, and for large text, which leaves no room. */
const step = 'hidden any-pointer-fine:@min-[20rem]/slider:[display:var(--slider-step,grid)]';

/** Runs a slider and renders its buttons; loaded after the page. */
export function SliderControls({ region, view, delay }: Props) {
  const slider = useRef<ReturnType<typeof runSlider>>(undefined);
  const [state, setState] = useState<SliderState>();

  useWhileShown(view, (row, signal) => {
    const begin = () => {
      if (region.current === null) return;
      const parts = { region: region.current, view: row };
      slider.current = runSlider({ ...parts, delay, signal, onChange: setState });
    };
    // Not while somebody swipes the row.
    if (isAtRest(slidePlaces(row), row.scrollLeft, row.scrollWidth - row.clientWidth)) begin();
    else row.addEventListener('scrollend', begin, { once: true, signal });
  });

  if (!state?.canMove) return null;
  const { canPlay, isPaused } = state;
  return (
    <div className="flex animate-appear">
      {canPlay && (
        <button
          {...pauseMark}
          type="button"
          aria-label={isPaused ? m.slider_play() : m.slider_pause()}
          onClick={() => slider.current?.togglePause()}
          className={`grid ${button}`}
        >
          <Icon name={isPaused ? 'play' : 'pause'} className="size-5" />
        </button>
      )}
      {([-1, 1] as const).map((change) => (
        <button
          key={change}
          type="button"
          aria-label={change < 0 ? m.slider_previous() : m.slider_next()}
          onClick={() => slider.current?.go(change)}
          className={`${step} ${button}`}
        >
          <Icon name="left" className={`size-5 ${change < 0 ? '' : '-scale-x-100'}`} />
        </button>
      ))}
    </div>
  );
}
