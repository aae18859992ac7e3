import type { Mesh } from '../geometry/index.ts';
import { flatCurve, lathe, shape } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { turned } from './arrange.ts';
import type { RugColours } from './rug-colours.ts';
import { rugColours } from './rug-colours.ts';
import { rugFringe } from './rug-fringe.ts';
import { kilim } from './rug-kilim.ts';
import { borderBand, figure, ground } from './rug-layer.ts';
import { medallion } from './rug-medallion.ts';
import { blossoms, checks, lattice, type Pattern, stripes } from './rug-patterns.ts';
import { tint } from './tint.ts';

/** Length is the longer side and lies along x. */
interface Size {
  length: number;
  width: number;
  height: number;
}

interface Woven {
  parts: Part[];
  fringe: boolean;
}

type Weave = (size: Size, colours: RugColours, random: Random) => Woven;

const painted = (size: Size, colours: RugColours, amount: Pattern, pile: boolean): Part =>
  part(colours.ground, [ground(size.length, size.width, size.height)], {
    paint: { color: colours.figure, amount },
    ...(pile ? { look: 'pile' } : {}),
  });

const kilimRug: Weave = (size, colours, random) => ({
  parts: kilim(size, colours, random),
  fringe: true,
});

const medallionRug: Weave = (size, colours) => {
  const border = size.width * 0.12;
  const wool = { ...colours.ground, color: colours.second };
  return {
    parts: [
      painted(
        size,
        colours,
        medallion(size.length / 2 - border - 4, size.width / 2 - border - 4),
        true,
      ),
      part(wool, [borderBand(size, 2, border)], {
        look: 'pile',
        paint: { color: colours.figure, amount: blossoms(border, border * 1.25) },
      }),
      part(tint(wool, -0.35), [borderBand(size, border + 2, 1.2), borderBand(size, 1, 1)]),
    ],
    fringe: true,
  };
};

const stripedRug: Weave = (size, colours, random) => ({
  parts: [painted(size, colours, stripes(size.length / 2, random), false)],
  fringe: random.chance(0.75),
});

/** Plain pile with one or two lines of another colour round it. */
const borderedRug: Weave = (size, colours, random) => {
  const [from, wide] = random.pick<readonly [number, number]>([
    [0.4, 7],
    [9, 2.4],
    [6, 5],
  ]);
  const line = { ...colours.ground, color: colours.figure };
  return {
    parts: [
      part(colours.ground, [ground(size.length, size.width, size.height)], { look: 'pile' }),
      part(line, [
        borderBand(size, from, wide),
        ...(random.chance(0.5) ? [borderBand(size, from + wide + 2.5, 0.9)] : []),
      ]),
    ],
    fringe: false,
  };
};

const checkedRug: Weave = (size, colours, random) => ({
  parts: [painted(size, colours, checks(random), random.chance(0.5))],
  fringe: random.chance(0.5),
});

const latticeRug: Weave = (size, colours, random) => ({
  parts: [painted(size, colours, lattice(size.width, random), true)],
  fringe: true,
});

/** Large quiet shapes, one across the other, as tufted to a painter's drawing. */
const shapedRug: Weave = (size, colours, random) => {
  const pebble = (x: number, y: number, wide: number, tall: number) =>
    flatCurve(
      Array.from({ length: 7 }, (_, i): [number, number] => {
        const angle = (i / 7) * 2 * Math.PI;
        const far = random.between(0.78, 1.08);
        return [x + wide * far * Math.cos(angle), y + tall * far * Math.sin(angle)];
      }),
      7,
      true,
    );
  const { length: l, width: w, height } = size;
  const side = random.pick([-1, 1]);
  const wool = (color: string) => ({ ...colours.ground, color });
  const pile = { look: 'pile' } as const;
  return {
    parts: [
      part(colours.ground, [ground(l, w, height)], pile),
      part(
        wool(colours.figure),
        [figure(pebble(-l * 0.17, side * w * 0.1, l * 0.25, w * 0.3), height)],
        pile,
      ),
      part(
        wool(colours.second),
        [figure(pebble(l * 0.2, -side * w * 0.12, l * 0.2, w * 0.27), height, 2)],
        pile,
      ),
      part(
        tint(wool(colours.third), 0.1),
        [figure(pebble(l * 0.03, -side * w * 0.26, l * 0.11, w * 0.12), height, 3.2)],
        pile,
      ),
    ],
    fringe: false,
  };
};

/** A round rug of braid, sewn ring to ring. */
const braidedRug: Weave = (size, colours, random) => {
  const radius = size.width / 2;
  const braid = random.between(2.6, 3.4);
  const rings = Math.floor(radius / braid);
  const profile = Array.from({ length: rings * 4 }, (_, i): [number, number] => {
    const at = radius - (i / 4) * braid;
    const arch = Math.abs(Math.sin(((i % 4) / 4) * Math.PI));
    return [Math.max(0.2, at), size.height * (0.72 + 0.28 * arch)];
  });
  const tone = random.whole(2, 4);
  const shares = Array.from({ length: rings }, (_, i) => (i % (tone + 2) < tone ? 0 : 0.75));
  const pattern: Pattern = (s, t) => shares[Math.floor((radius - Math.hypot(s, t)) / braid)] ?? 0;
  const mesh = lathe([[radius - 0.4, 0], ...profile], { segments: 72, smooth: 70 });
  return {
    parts: [part(colours.ground, [mesh], { paint: { color: colours.figure, amount: pattern } })],
    fringe: false,
  };
};

/** Wool does not lie as straight as a ruler. */
function atEase(parts: readonly Part[], random: Random): Part[] {
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0.2, 0.5)];
  const ease = (mesh: Mesh): Mesh =>
    shape(mesh, (x, y, z) => [
      x + c * Math.sin(z * 0.05 + a) + 0.2 * Math.sin(z * 0.17 + b),
      y,
      z + c * Math.sin(x * 0.045 + b) + 0.2 * Math.sin(x * 0.14 + a),
    ]);
  return parts.map((one) => ({ ...one, mesh: ease(one.mesh) }));
}

const designs = [
  kilimRug,
  medallionRug,
  stripedRug,
  borderedRug,
  checkedRug,
  latticeRug,
  shapedRug,
] as const;

export function rug(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const size: Size = { length: Math.max(length, width), width: Math.min(length, width), height };
  const weave =
    length === width ? braidedRug : (designs[recipe.design % designs.length] ?? kilimRug);
  const colours = rugColours(recipe.body, random);
  const { parts, fringe } = weave(size, colours, random);
  const threads = part({ stuff: 'wool', color: '#ddd0b6' }, [
    rugFringe(size.length / 2, size.width, random),
  ]);
  const whole = atEase(fringe ? [...parts, threads] : parts, random);
  return {
    parts: length >= width ? whole : turned(whole, 'y', 90),
    stands: 'flat',
    setting: 'living',
    detail: [-length * 0.3, height, width * 0.32],
  };
}
