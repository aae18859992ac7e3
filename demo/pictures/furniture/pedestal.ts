import type { Mesh } from '../geometry/index.ts';
import { flatCurve, join, lathe, tube } from '../geometry/index.ts';

/** A drum of half-round staves that widens to the floor. */
export function reededDrum(radius: number, height: number): Mesh {
  const count = Math.round(radius * 1.3);
  const pitch = (2 * Math.PI * radius) / count;
  const stave = (angle: number) => {
    const reach = radius - pitch * 0.3;
    const [x, z] = [Math.sin(angle) * reach, Math.cos(angle) * reach];
    return tube(
      [
        [x, 2, z],
        [x, height - 0.5, z],
      ],
      { radius: pitch * 0.49, sides: 10 },
    );
  };
  const core = lathe(
    [
      [radius - pitch * 0.3, 0],
      [radius - pitch * 0.3, height],
    ],
    { segments: 36 },
  );
  const foot = lathe(
    [
      [radius + 1, 0],
      [radius + 1.4, 0.5],
      [radius + 1.4, 2],
      [radius + 1, 2.4],
    ],
    { segments: 40 },
  );
  return join(
    core,
    foot,
    ...Array.from({ length: count }, (_, i) => stave((i / count) * 2 * Math.PI)),
  );
}

/** A turned trumpet foot. */
export const trumpet = (radius: number, height: number): Mesh =>
  lathe(
    [
      [radius, 0],
      [radius + 0.2, 0.5],
      [radius - 0.2, 1.2],
      ...flatCurve(
        [
          [radius * 0.85, 1.8],
          [radius * 0.42, 7],
          [radius * 0.24, height * 0.35],
          [radius * 0.22, height * 0.7],
          [radius * 0.36, height],
        ],
        5,
      ),
    ],
    { segments: 44 },
  );
