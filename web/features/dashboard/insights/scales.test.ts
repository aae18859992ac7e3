import { expect, it, test } from 'vitest';
import { plotPaths, plotSize, scaleCounts, scaleDays } from './chart-scales.ts';

test.each([[0], [1], [2], [3], [7], [19], [570], [1_279_211]])(
  'an axis for at most %i has few whole numbers at equal distances, from edge to edge',
  (most) => {
    const { ticks, height } = scaleCounts([0, most]);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(height(ticks[0] ?? Number.NaN)).toBe(plotSize);
    expect(height(ticks.at(-1) ?? Number.NaN)).toBe(0);
    expect(height(most)).toBeGreaterThanOrEqual(0);
    const steps = ticks.slice(1).map((tick, place) => tick - (ticks[place] ?? 0));
    expect(new Set(steps).size).toBe(1);
  },
);

it('gives each day its share, so that what a pointer is over is that day', () => {
  const { start, middle, barWidth } = scaleDays(30);
  for (const place of [0, 13, 29]) {
    expect(middle(place)).toBeCloseTo(((place + 0.5) / 30) * plotSize, 6);
    expect(start(place) + barWidth / 2).toBeCloseTo(middle(place), 6);
  }
});

it('draws the way to today apart from the days that are over', () => {
  const counts = [0, 4, 2];
  const { line, openLine } = plotPaths(counts, scaleDays(3), scaleCounts(counts));
  expect(line).toBe('M16.67,100L50,0');
  expect(openLine).toBe('M50,0L83.33,50');
});
