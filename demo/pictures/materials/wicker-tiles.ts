import { layered, scatter } from './periodic-noise.ts';
import { bakeTile } from './tile.ts';

/** Strands of rattan, over two and under two, dark where one dips below the other. */
export const bakeRattan = () =>
  bakeTile([12, 12], 256, (x, y) => {
    const [u, v] = [x * 16, y * 16];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const over = (Math.floor(column / 2) + row) % 2 === 0;
    const round = Math.sin((v - row) * Math.PI);
    const stake = Math.sin((((u / 2) % 1) + 1) * Math.PI);
    const height = over
      ? round * (0.65 + 0.35 * Math.abs(stake))
      : round * 0.55 * (1 - 0.3 * Math.abs(stake));
    const strand = scatter(row, over ? 1 : 2, 71) - 0.5;
    return {
      tone: (height - 0.5) * 1.5 + 0.35 * strand + 0.35 * layered(x, y, [8, 30], 2, 72),
      relief: 0.22 * height,
    };
  });

/** Cane webbing: the six-way weave as dark holes between light strands. */
export const bakeCane = () =>
  bakeTile([9, 9], 256, (x, y) => {
    const [u, v] = [x * 6, y * 6];
    const near = (value: number) => Math.abs(value - Math.round(value));
    const straight = Math.min(near(u), near(v));
    const slanted = Math.min(near((u + v) / 1 + 0.5), near(u - v + 0.5)) * 0.72;
    const strand = Math.min(straight, slanted);
    const hole = strand > 0.13 ? 1 : strand > 0.09 ? (strand - 0.09) / 0.04 : 0;
    return { tone: 0.25 - 1.35 * hole, relief: hole ? 0 : 0.06 * (1 - strand * 6) };
  });
