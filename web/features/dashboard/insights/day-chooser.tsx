import { m } from '@orendi/messages';
import type { PointerEvent } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { type DayFigures, dayWords } from './figure-words.ts';
import { type DayScale, plotSize } from './chart-scales.ts';

interface Props {
  series: readonly DayFigures[];
  days: DayScale;
  chosen: number | undefined;
  onChoose: (place: number | undefined) => void;
}

/**
 * Overlays the plots: a pointer or finger selects the day below it. For keyboards and screen readers it is a slider
 * whose value text is the day's figures. After a touch the day stays selected, because the finger covers what it points
 * at.
 */
export function DayChooser({ series, days, chosen, onChoose }: Props) {
  const isLive = useHydrated();
  const last = series.length - 1;
  const place = chosen ?? last;

  function choose({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const below = Math.floor(((clientX - left) / width) * series.length);
    onChoose(Math.min(last, Math.max(0, below)));
  }

  return (
    <div
      className="absolute inset-0 col-start-2 row-[2/5] cursor-crosshair touch-pan-y [&_input]:absolute [&_input]:inset-0 [&_input]:size-full [&_input]:opacity-0 [&_input]:pointer-events-none"
      onPointerDown={choose}
      onPointerMove={choose}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onChoose(undefined)}
    >
      {chosen !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-0 border-l border-dashed border-ink pointer-events-none"
          style={{ left: `${(days.middle(chosen) / plotSize) * 100}%` }}
        />
      )}
      {isLive && (
        <input
          type="range"
          aria-label={m.insights_day()}
          min={0}
          max={last}
          value={place}
          aria-valuetext={dayWords(series, place)}
          onChange={({ target }) => onChoose(target.valueAsNumber)}
          onFocus={() => onChoose(place)}
          onBlur={() => onChoose(undefined)}
        />
      )}
    </div>
  );
}
