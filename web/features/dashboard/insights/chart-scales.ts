import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

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

interface PlotPaths {
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

/** A plot's coordinate system is a square of this many units, stretched to the size of its box. */
export const plotSize = 100;
