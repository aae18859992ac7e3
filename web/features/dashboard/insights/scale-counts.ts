import { scaleLinear } from 'd3-scale';
import { plotSize } from './plot-size.ts';

export interface CountScale {
  /** What the axis names: whole numbers at equal distances, from 0 up to the upper edge. */
  ticks: number[];
  /** How far below the upper edge a count stands. */
  height: (count: number) => number;
}

/** A scale for counts of days, from 0 to a round number that none of them exceeds. */
export function scaleCounts(counts: readonly number[]): CountScale {
  const scale = scaleLinear([0, Math.max(1, ...counts)], [plotSize, 0]).nice(2);
  return { ticks: scale.ticks(2).filter(Number.isInteger), height: (count) => scale(count) };
}
