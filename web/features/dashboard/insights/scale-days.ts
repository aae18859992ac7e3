import { scaleBand } from 'd3-scale';
import { plotSize } from './plot-size.ts';

export interface DayScale {
  /** Where a day begins, and its middle. */
  start: (place: number) => number;
  middle: (place: number) => number;
  /** How wide the bar of a day is. */
  barWidth: number;
}

/** Gives each of so many days an equal share of a plot's width. */
export function scaleDays(count: number): DayScale {
  const places = Array.from({ length: count }, (_, place) => place);
  const band = scaleBand(places, [0, plotSize]).paddingInner(0.5).paddingOuter(0.25);
  const start = (place: number) => band(place) ?? 0;
  return {
    start,
    middle: (place) => start(place) + band.bandwidth() / 2,
    barWidth: band.bandwidth(),
  };
}
