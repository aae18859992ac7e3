import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

export type DayScale = ReturnType<typeof scaleDays>;

/** Divides a plot's width evenly among the days: where each starts and has its middle. */
export function scaleDays(count: number) {
  const places = Array.from({ length: count }, (_, place) => place);
  const band = scaleBand(places, [0, plotSize]).paddingInner(0.5).paddingOuter(0.25);
  const start = (place: number) => band(place) ?? 0;
  return {
    start,
    middle: (place: number) => start(place) + band.bandwidth() / 2,
    barWidth: band.bandwidth(),
  };
}

export type CountScale = ReturnType<typeof scaleCounts>;

/** A scale for daily counts, from 0 to a round maximum: whole numbers as labels, and distances from the top edge. */
export function scaleCounts(counts: readonly number[]) {
  const scale = scaleLinear([0, Math.max(1, ...counts)], [plotSize, 0]).nice(2);
  return {
    ticks: scale.ticks(2).filter(Number.isInteger),
    height: (count: number): number => scale(count),
  };
}

/** The paths of a line through daily counts, the last of which is today's. */
export function plotPaths(counts: readonly number[], days: DayScale, scale: CountScale) {
  const points = counts.map((count, place): [number, number] => [
    days.middle(place),
    scale.height(count),
  ]);
  const draw = line().digits(2);
  return {
    line: draw(points.slice(0, -1)) ?? '',
    /** The segment to the last day, which is not over yet. */
    openLine: draw(points.slice(-2)) ?? '',
    /** Between the line and the bottom edge. */
    area: area().y0(plotSize).digits(2)(points) ?? '',
  };
}

/** A plot's coordinate system is a square of this many units, stretched to the size of its box. */
export const plotSize = 100;
