import { scaleBand } from 'd3-scale';
import { plotSize } from './plot-size.ts';

export interface DayScale {
  /** The start and the middle of a day. */
  start: (place: number) => number;
  middle: (place: number) => number;
  barWidth: number;
}

/** Divides a plot's width evenly among the days. */
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
