import type { Random } from '../random.ts';
import type { Finish } from '../recipe.ts';

export interface RugColours {
  ground: Finish;
  /** Stands out clearly on the ground. */
  figure: string;
  /** Two more that go with both. */
  second: string;
  third: string;
}

const cream = '#e6dac2';

type Dyes = Omit<RugColours, 'ground'>;

/** Dyes as they go together on old and new rugs: madder, indigo, ochre, walnut, undyed wool. */
const onDark: readonly [Dyes, ...Dyes[]] = [
  { figure: cream, second: '#b9793f', third: '#2b2624' },
  { figure: '#dfcaa2', second: '#7f8d86', third: '#231f22' },
  { figure: cream, second: '#a4523a', third: '#c9a25c' },
];

const onLight: readonly [Dyes, ...Dyes[]] = [
  { figure: '#8d3b2c', second: '#33435a', third: '#c4934c' },
  { figure: '#3b3733', second: '#a9805a', third: '#f2ebdd' },
  { figure: '#3f5264', second: '#b0643f', third: '#d8b87c' },
  { figure: '#66705a', second: '#b98a5a', third: '#3d3a36' },
];

function lightness(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** The colours of a rug whose ground is given. */
export function rugColours(ground: Finish, random: Random): RugColours {
  const light = lightness(ground.color) > 0.52;
  const dark = random.pick(onDark);
  const pale = random.pick(onLight);
  return { ground, ...(light ? pale : dark) };
}
