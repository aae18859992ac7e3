import type { Illuminate, Lit } from './illuminate.ts';
import type { Hit, Probe } from './probe.ts';
import { emptyHit } from './probe.ts';
import type { SamplePlace } from './samples.ts';
import { samplePlaces } from './samples.ts';
import { scratchFloats } from './scratch.ts';

/** The light at every third dot of the picture each way; light changes slowly, so that is enough. */
export interface LightBuffer {
  width: number;
  height: number;
  owners: Int16Array;
  nearness: Float32Array;
  /** Where each point lies and which way it faces: x, y, z, then the normal. */
  points: Float32Array;
  /** Window, around and open of each point. */
  light: Float32Array;
}

/** One point of light stands for a square of this many dots of the picture. */
const dotsPerPoint = 3;

export function fillLightBuffer(
  ids: Int32Array,
  [dotsWide, dotsHigh]: readonly [number, number],
  probe: Probe,
  illuminate: Illuminate,
): LightBuffer {
  const width = Math.ceil(dotsWide / dotsPerPoint);
  const height = Math.ceil(dotsHigh / dotsPerPoint);
  const buffer: LightBuffer = {
    width,
    height,
    owners: new Int16Array(width * height),
    nearness: new Float32Array(width * height),
    points: scratchFloats('points', width * height * 6),
    light: scratchFloats('points lit', width * height * 3),
  };
  const hit = emptyHit();
  const [placeX, placeY] = samplePlaces[0] as SamplePlace;
  const lit: Lit = { window: 0.1, around: 0.1, open: 0.1 };
  for (let y = 0, i = 0; y < height; y++) {
    const py = Math.min(dotsHigh - 1, y * dotsPerPoint + 1);
    for (let x = 0; x < width; x++, i++) {
      const px = Math.min(dotsWide - 1, x * dotsPerPoint + 1);
      hit.px = px + placeX;
      hit.py = py + placeY;
      probe(ids[py * dotsWide + px] as number, hit);
      illuminate(hit, (x + y) & 1, 2, lit);
      store(buffer, i, hit, lit);
    }
  }
  buffer.light = smooth(buffer, 1, 0);
  buffer.light = smooth(buffer, 0, 1);
  return buffer;
}

function store({ owners, nearness, points, light }: LightBuffer, i: number, hit: Hit, lit: Lit) {
  owners[i] = hit.owner;
  nearness[i] = hit.nearness;
  points[i * 6] = hit.x;
  points[i * 6 + 1] = hit.y;
  points[i * 6 + 2] = hit.z;
  points[i * 6 + 3] = hit.nx;
  points[i * 6 + 4] = hit.ny;
  points[i * 6 + 5] = hit.nz;
  light[i * 3] = lit.window;
  light[i * 3 + 1] = lit.around;
  light[i * 3 + 2] = lit.open;
}

const weights = [1, 0.8, 0.35];

/** Averages each point with the ones beside it that lie on the same smooth face, along rows or columns. */
function smooth(
  { width, height, owners, points, light }: LightBuffer,
  dx: number,
  dy: number,
): Float32Array {
  const smoothed = new Float32Array(light.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const owner = owners[i] as number;
      let sum = 1;
      let window = light[i * 3] as number;
      let around = light[i * 3 + 1] as number;
      let open = light[i * 3 + 2] as number;
      for (let step = -2; step <= 2; step++) {
        const nx = x + step * dx;
        const ny = y + step * dy;
        if (step === 0 || nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const j = ny * width + nx;
        if (owners[j] !== owner) continue;
        if (owner >= 0 && !onOneFace(points, i * 6, j * 6)) continue;
        const weight = weights[Math.abs(step)] as number;
        sum += weight;
        window += weight * (light[j * 3] as number);
        around += weight * (light[j * 3 + 1] as number);
        open += weight * (light[j * 3 + 2] as number);
      }
      smoothed[i * 3] = window / sum;
      smoothed[i * 3 + 1] = around / sum;
      smoothed[i * 3 + 2] = open / sum;
    }
  }
  return smoothed;
}

/** Two points face about the same way and neither stands out from the other's plane by much: cm. */
function onOneFace(points: Float32Array, i: number, j: number): boolean {
  const nx = points[i + 3] as number;
  const ny = points[i + 4] as number;
  const nz = points[i + 5] as number;
  const facing =
    nx * (points[j + 3] as number) +
    ny * (points[j + 4] as number) +
    nz * (points[j + 5] as number);
  if (facing < 0.75) return false;
  const out =
    nx * ((points[j] as number) - (points[i] as number)) +
    ny * ((points[j + 1] as number) - (points[i + 1] as number)) +
    nz * ((points[j + 2] as number) - (points[i + 2] as number));
  return out < 1.2 && out > -1.2;
}

/**
 * The light at a place, from the points round it that lie on the same face; false where there are none, as in the gap
 * between two drawers.
 */
export function lightAt(buffer: LightBuffer, hit: Hit, lit: Lit): boolean {
  const { width, height, light } = buffer;
  const x = Math.max(0, Math.min(width - 1.001, (hit.px - 1.5) / dotsPerPoint));
  const y = Math.max(0, Math.min(height - 1.001, (hit.py - 1.5) / dotsPerPoint));
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const above = iy * width + ix;
  const below = above + width;
  const isInside =
    isBeside(buffer, above, hit) &&
    isBeside(buffer, above + 1, hit) &&
    isBeside(buffer, below, hit) &&
    isBeside(buffer, below + 1, hit);
  if (!isInside) return lightAtEdge(buffer, hit, lit);
  const a = (1 - x + ix) * (1 - y + iy);
  const b = (x - ix) * (1 - y + iy);
  const c = (1 - x + ix) * (y - iy);
  const d = (x - ix) * (y - iy);
  const i = above * 3;
  const j = below * 3;
  lit.window =
    a * (light[i] as number) +
    b * (light[i + 3] as number) +
    c * (light[j] as number) +
    d * (light[j + 3] as number);
  lit.around =
    a * (light[i + 1] as number) +
    b * (light[i + 4] as number) +
    c * (light[j + 1] as number) +
    d * (light[j + 4] as number);
  lit.open =
    a * (light[i + 2] as number) +
    b * (light[i + 5] as number) +
    c * (light[j + 2] as number) +
    d * (light[j + 5] as number);
  return true;
}

/** A point lies on the same thing, faces about the same way and lies in about the same plane. */
function isBeside({ owners, points }: LightBuffer, point: number, hit: Hit): boolean {
  if (owners[point] !== hit.owner) return false;
  if (hit.owner < 0) return true;
  const i = point * 6;
  const facing =
    hit.nx * (points[i + 3] as number) +
    hit.ny * (points[i + 4] as number) +
    hit.nz * (points[i + 5] as number);
  if (facing < 0.7) return false;
  const out =
    hit.nx * ((points[i] as number) - hit.x) +
    hit.ny * ((points[i + 1] as number) - hit.y) +
    hit.nz * ((points[i + 2] as number) - hit.z);
  return out < 1.3 && out > -1.3;
}

/** Where a face ends its points lie on one side only: asking many of them, their grid does not show. */
function lightAtEdge(buffer: LightBuffer, hit: Hit, lit: Lit): boolean {
  const { width, height, light } = buffer;
  const x = (hit.px - 1.5) / dotsPerPoint;
  const y = (hit.py - 1.5) / dotsPerPoint;
  const fromX = Math.max(0, Math.floor(x) - 1);
  const toX = Math.min(width - 1, Math.floor(x) + 2);
  const fromY = Math.max(0, Math.floor(y) - 1);
  const toY = Math.min(height - 1, Math.floor(y) + 2);
  let sum = 0;
  let window = 0;
  let around = 0;
  let open = 0;
  for (let py = fromY; py <= toY; py++) {
    for (let px = fromX; px <= toX; px++) {
      const point = py * width + px;
      const away = (px - x) * (px - x) + (py - y) * (py - y);
      if (away >= 4 || !isBeside(buffer, point, hit)) continue;
      const weight = (1 - away / 4) ** 2;
      sum += weight;
      window += weight * (light[point * 3] as number);
      around += weight * (light[point * 3 + 1] as number);
      open += weight * (light[point * 3 + 2] as number);
    }
  }
  if (sum < 0.02) return false;
  lit.window = window / sum;
  lit.around = around / sum;
  lit.open = open / sum;
  return true;
}
