import type { Mesh, Vector } from '../geometry/index.ts';
import { box, join, move, tube } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';

/** Once round a rectangle with round corners, at a height. */
function loop(width: number, depth: number, y: number): Vector[] {
  const round = Math.min(width, depth) * 0.2;
  const corners = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const;
  return corners.flatMap(([sx, sz], quarter) =>
    [0, 0.5, 1].map((t): Vector => {
      const angle = ((quarter + t) * Math.PI) / 2;
      return [
        sx * (width / 2 - round) + round * Math.sin(angle),
        y,
        sz * (depth / 2 - round) + round * Math.cos(angle),
      ];
    }),
  );
}

/** A coiled wicker basket, open at the top. */
export function basket(width: number, height: number, depth: number): Part[] {
  const count = Math.max(4, Math.round(height / 2));
  const coils = Array.from({ length: count }, (_, i): Mesh => {
    const t = i / (count - 1);
    const slim = 0.88 + 0.12 * t;
    const path = loop((width - 2) * slim, (depth - 2) * slim, 1 + t * (height - 2));
    return tube(path, {
      radius: i === count - 1 ? 1.15 : height / count / 1.8,
      sides: 6,
      closed: true,
    });
  });
  return [
    part({ stuff: 'rattan', color: '#c49a62' }, [
      join(...coils),
      move(box(width * 0.82, height * 0.4, depth * 0.82, { radius: 0.5 }), 0, 0.4, 0),
    ]),
  ];
}

/** A cloth-covered box with a lid and a small label holder, for papers and small things. */
export function storageBox(width: number, height: number, depth: number, color: string): Part[] {
  return [
    part({ stuff: 'linen', color }, [
      box(width - 0.6, height - 3, depth - 0.6, { radius: 0.4 }),
      move(box(width, 4.5, depth, { radius: 0.4 }), 0, height - 4.5, 0),
    ]),
    part({ stuff: 'brass', color: '#a98a55' }, [
      move(box(4.5, 2.4, 0.3, { radius: 0.1 }), 0, (height - 5) * 0.55, depth / 2 - 0.25),
    ]),
  ];
}
