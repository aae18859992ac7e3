import type { Mesh, Vector } from '../geometry/index.ts';
import { aim, curve, extrude, flatCurve, join, tube, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

/** A pointed leaf from the origin along +y. */
const leaf = (length: number, wide: number): Mesh =>
  extrude(
    flatCurve(
      [
        [0, 0],
        [wide / 2, length * 0.4],
        [0, length],
        [-wide / 2, length * 0.4],
      ],
      3,
      true,
    ),
    0.16,
    { bevel: 0.04 },
  );

/** Leafy twigs that rise from the origin and bend outwards, for a vase; `height` in cm. */
export function twigs(height: number, random: Random): Part[] {
  const stems: Mesh[] = [];
  const leaves: Mesh[] = [];
  const count = random.whole(3, 4);
  const around = random.between(0, 6.28);
  for (let i = 0; i < count; i++) {
    const angle = around + (i / count) * 6.28;
    const reach = height * random.between(0.25, 0.45);
    const tall = height * random.between(0.75, 1);
    const path = curve(
      [0, 0.4, 0.75, 1].map((t): Vector => [
        Math.cos(angle) * reach * t * t,
        tall * t,
        Math.sin(angle) * reach * t * t * 0.8,
      ]),
      4,
    );
    stems.push(tube(path, { radius: (t) => 0.28 - 0.16 * t, sides: 6 }));
    path.slice(4).forEach((from, j) => {
      const side = angle + (j % 2 === 0 ? 1.3 : -1.3) + random.between(-0.4, 0.4);
      const towards: Vector = [from[0] + Math.cos(side), from[1] + 0.7, from[2] + Math.sin(side)];
      const length = height * random.between(0.13, 0.18);
      leaves.push(
        aim(turn(leaf(length, length * 0.5), 'y', random.between(0, 180)), from, towards),
      );
    });
  }
  return [
    part({ stuff: 'walnut', color: '#6d5a42' }, [join(...stems)]),
    part({ stuff: 'linen', color: '#72835f' }, [join(...leaves)], { look: 'leaf' }),
  ];
}
