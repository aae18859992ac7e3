import type { Mesh, Vector } from '../geometry/index.ts';
import type { Model } from '../model.ts';
import type { Random } from '../random.ts';
import type { Bounds } from './bounds.ts';
import { boundsOf } from './bounds.ts';
import type { Camera } from './camera.ts';
import { distanceTo, orbit } from './camera.ts';
import { fitCamera } from './fit-camera.ts';
import { isInSight } from './in-sight.ts';

interface Subject {
  /** All that has to be in the picture, where it stands in the room. */
  meshes: readonly Mesh[];
  model: Model;
  /** The point for the close-up, where it is in the room. */
  detail: Vector;
}

/** A camera and, for a close-up, the distance in cm at which it is sharp. */
export interface Aimed {
  camera: Camera;
  sharpAt?: number;
}

const middleOf = ({ low, high }: Bounds): Vector => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
];

/** How far one looks down on it: on a rug from above, at a wardrobe straight. */
function pitchFor({ stands }: Model, { low, high }: Bounds): number {
  const tall = high[1] - low[1];
  if (stands === 'flat') return 38;
  if (stands === 'on-wall') return 1;
  if (stands === 'from-ceiling') return -3;
  if (stands === 'on-table') return 9;
  return Math.max(3, Math.min(14, 17 - tall * 0.07));
}

/** The camera of a view; `side` is the side from which the cover is taken, 1 or -1. */
export function shoot(
  subject: Subject,
  view: 0 | 1 | 2,
  side: number,
  ratio: number,
  random: Random,
): Aimed {
  const { meshes, model } = subject;
  const bounds = boundsOf(meshes);
  const pitch = pitchFor(model, bounds);
  if (view === 2) return closeUp(subject, bounds, pitch, side, ratio);
  const flatOn = model.stands === 'on-wall' || model.stands === 'flat';
  const backToWall = model.stands === 'back-to-wall';
  const cover =
    side *
    (flatOn ? random.between(5, 10) : backToWall ? random.between(10, 17) : random.between(4, 9));
  const other = -side * (flatOn ? 19 : backToWall ? 20 : 26);
  const camera = fitCamera(meshes, middleOf(bounds), {
    yaw: view === 0 ? cover : other,
    pitch,
    focal: 2,
    fill:
      model.stands === 'from-ceiling' || model.stands === 'on-table' ? [0.68, 0.62] : [0.88, 0.68],
    middle: [0.5, model.stands === 'from-ceiling' ? 0.46 : 0.55],
    ratio,
  });
  // Outdoors the view goes far: what lies behind the piece is out of focus.
  return model.setting === 'outdoor'
    ? { camera, sharpAt: distanceTo(camera, middleOf(bounds)) }
    : { camera };
}

/** From where a close-up is tried, best first: degrees of yaw towards the cover's side, and of pitch on top. */
const closeUps = [
  [12, 9],
  [-14, 9],
  [0, 14],
  [30, 12],
  [-32, 12],
  [0, 30],
] as const;

/** Near enough to see the seams and the cloth, from the first side where nothing stands before them. */
function closeUp(
  { meshes, detail }: Subject,
  { low, high }: Bounds,
  pitch: number,
  side: number,
  ratio: number,
): Aimed {
  const extent = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  const seen = Math.max(34, Math.min(95, extent * 0.36));
  const focal = 2.4;
  const distance = (seen / ratio) * focal * 0.9;
  const from = ([yaw, more]: readonly [number, number]) =>
    orbit(detail, { yaw: side * yaw, pitch: pitch + more, distance });
  const free = closeUps.find((place) => isInSight(meshes, from(place).eye, detail));
  return {
    camera: { ...from(free ?? closeUps[0]), focal, centre: [ratio / 2, 0.5] },
    sharpAt: distance,
  };
}
