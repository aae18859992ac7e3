import { area, line } from 'd3-shape';
import { plotSize } from './plot-size.ts';
import type { CountScale } from './scale-counts.ts';
import type { DayScale } from './scale-days.ts';

export interface PlotPaths {
  line: string;
  /** The segment to the last day, which is not over yet. */
  openLine: string;
  /** Between the line and the bottom edge. */
  area: string;
}

/** The paths of a line through daily counts, the last of which is today's. */
export function plotPaths(counts: readonly number[], days: DayScale, scale: CountScale): PlotPaths {
  const points = counts.map((count, place): [number, number] => [
    days.middle(place),
    scale.height(count),
  ]);
  const draw = line().digits(2);
  return {
    line: draw(points.slice(0, -1)) ?? '',
    openLine: draw(points.slice(-2)) ?? '',
    area: area().y0(plotSize).digits(2)(points) ?? '',
  };
}
