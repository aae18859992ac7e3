import { scaleLinear } from 'd3-scale';
import { plotSize } from './plot-size.ts';

export interface CountScale {
  /** Axis labels: evenly spaced whole numbers from 0 to the top. */
  ticks: number[];
  /** Distance of a count from the top edge. */
  height: (count: number) => number;
}

/** A scale for daily counts, from 0 to a round maximum. */
export function scaleCounts(counts: readonly number[]): CountScale {
  const scale = scaleLinear([0, Math.max(1, ...counts)], [plotSize, 0]).nice(2);
  return { ticks: scale.ticks(2).filter(Number.isInteger), height: (count) => scale(count) };
}
