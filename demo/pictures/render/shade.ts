import type { Camera } from '../camera/camera.ts';
import { readTile } from '../materials/read-tile.ts';
import type { Surface } from '../materials/surface.ts';
import type { Bulb } from '../model.ts';
import type { Laid } from '../rooms/layout.ts';
import type { Backdrop } from './backdrop.ts';
import { floorOwner, wallOwner } from './backdrop.ts';
import type { Daylight } from './daylight.ts';
import type { Environment } from './environment.ts';
import type { Lit } from './illuminate.ts';
import type { Hit } from './probe.ts';
import type { Scene } from './scene.ts';

/** Gives the light that a point sends to the camera, into `to`. */
export type Shade = (hit: Hit, triangle: number, lit: Lit, to: Float64Array) => void;

/** `dotsHigh`: the picture's height in dots, which says how much of a material one dot covers. */
export function createShade(
  scene: Scene,
  backdrop: Backdrop,
  camera: Camera,
  daylight: Daylight,
  environment: Environment,
  dotsHigh: number,
): Shade {
  const [ex, ey, ez] = camera.eye;
  const [lx, , lz] = daylight.towards;
  const { window, around, bulbs, from, distance } = daylight;
  const floorColor = backdrop.floor.color;
  const { tangents, surfaces } = scene;
  const dull = [0, 1, 2].map((c) => 0.8 * (window[c] as number) + (around[c] as number)) as [
    number,
    number,
    number,
  ];
  const spot = new Float64Array(3);
  const mirrored = new Float64Array(4);
  const laid: Laid = {
    x: 0.1,
    z: 0.1,
    footprint: 0.1,
    u: 0.1,
    v: 0.1,
    tone: 0.1,
    gap: 0.1,
    across: false,
  };

  return (hit, triangle, lit, to) => {
    const { owner } = hit;
    const surface =
      owner === floorOwner
        ? backdrop.floor
        : owner === wallOwner
          ? backdrop.wall
          : (surfaces[owner] as Surface);
    // Towards the camera.
    let vx = ex - hit.x;
    let vy = ey - hit.y;
    let vz = ez - hit.z;
    const away = Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx /= away;
    vy /= away;
    vz /= away;
    const flat = Math.max(0.15, hit.nx * vx + hit.ny * vy + hit.nz * vz);
    const dotSize = 1 / (hit.nearness * camera.focal * dotsHigh);
    const footprint = dotSize / (0.25 + 0.75 * flat);

    let u = hit.u;
    let v = hit.v;
    let boardTone = 0;
    let gap = 0;
    let across = false;
    if (owner === floorOwner) {
      laid.x = hit.x;
      laid.z = hit.z;
      laid.footprint = footprint;
      backdrop.floorLayout(laid);
      u = laid.u;
      v = laid.v;
      boardTone = laid.tone;
      gap = laid.gap;
      across = laid.across;
    }
    spot[0] = u;
    spot[1] = v;
    spot[2] = footprint;
    readTile(surface.tile, spot);
    const tone = spot[0] + boardTone;
    const dark = 1 - 0.55 * gap;
    let red = surface.color[0];
    let green = surface.color[1];
    let blue = surface.color[2];
    if (surface.paint) {
      const share = surface.paint.amount(hit.u, hit.v);
      red += (surface.paint.color[0] - red) * share;
      green += (surface.paint.color[1] - green) * share;
      blue += (surface.paint.color[2] - blue) * share;
    }
    red *= Math.max(0.08, 1 + surface.tone[0] * tone) * dark;
    green *= Math.max(0.08, 1 + surface.tone[1] * tone) * dark;
    blue *= Math.max(0.08, 1 + surface.tone[2] * tone) * dark;

    let nx = hit.nx;
    let ny = hit.ny;
    let nz = hit.nz;
    if (surface.relief > 0) {
      const su = spot[1] * surface.relief;
      const sv = spot[2] * surface.relief;
      if (owner === floorOwner) {
        nx -= across ? sv : su;
        nz -= across ? su : sv;
      } else if (owner === wallOwner) {
        nx -= su;
        ny -= sv;
      } else {
        const t = triangle * 6;
        nx -= su * (tangents[t] as number) + sv * (tangents[t + 3] as number);
        ny -= su * (tangents[t + 1] as number) + sv * (tangents[t + 4] as number);
        nz -= su * (tangents[t + 2] as number) + sv * (tangents[t + 5] as number);
      }
      const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      nx *= length;
      ny *= length;
      nz *= length;
    }
    const facing = Math.max(0.001, nx * vx + ny * vy + nz * vz);

    // Light that arrives: the window over the slope, the surroundings, what the floor throws back up.
    const { soft, through } = surface;
    const wx = from[0] - hit.x;
    const wy = from[1] - hit.y;
    const wz = from[2] - hit.z;
    const square = wx * wx + wy * wy + wz * wz;
    const slope = (nx * wx + ny * wy + nz * wz) / Math.sqrt(square);
    const fade = Math.min(1.3, (distance * distance) / square);
    let direct = slope > -soft ? (slope + soft) / (1 + soft) : 0;
    if (through > 0 && slope < 0) direct += through * -slope;
    direct *= lit.window * fade;
    const lean = 1 + 0.45 * (ny - hit.ny) + 0.3 * ((nx - hit.nx) * lx + (nz - hit.nz) * lz);
    const ambient = (lit.around + 0.1 * through) * lean * (0.6 + 0.4 * fade);
    const back = 0.55 * (0.5 - 0.5 * ny) * lit.open + 0.05;
    let warm = 0;
    let lamp = 0;
    for (let i = 0; i < bulbs.length; i++) {
      const bulb = bulbs[i] as Bulb;
      const bx = bulb.at[0] - hit.x;
      const by = bulb.at[1] - hit.y;
      const bz = bulb.at[2] - hit.z;
      const reach = bx * bx + by * by + bz * bz;
      const towards = (bx * nx + by * ny + bz * nz) / Math.sqrt(reach);
      if (towards > -0.3) warm += (bulb.strength * 1500 * (0.3 + towards)) / (reach + 2500);
      lamp += 260 / (reach + 260);
    }
    const eRed = direct * window[0] + ambient * around[0] + back * floorColor[0] + warm * 1.0;
    const eGreen = direct * window[1] + ambient * around[1] + back * floorColor[1] + warm * 0.74;
    const eBlue = direct * window[2] + ambient * around[2] + back * floorColor[2] + warm * 0.46;

    let outRed = red * eRed;
    let outGreen = green * eGreen;
    let outBlue = blue * eBlue;
    if (surface.sheen > 0) {
      const rim = 1 - facing;
      const hairs = surface.sheen * rim * rim * rim * 0.55;
      outRed += hairs * (0.25 + red) * eRed;
      outGreen += hairs * (0.25 + green) * eGreen;
      outBlue += hairs * (0.25 + blue) * eBlue;
    }
    if (surface.gloss > 0.01) {
      const { rough } = surface;
      const twice = 2 * facing;
      if (owner === floorOwner && rough > 0.3) {
        // So dull a floor mirrors no more than how bright the room is.
        mirrored[0] = dull[0];
        mirrored[1] = dull[1];
        mirrored[2] = dull[2];
      } else {
        mirrored[0] = twice * nx - vx;
        mirrored[1] = twice * ny - vy;
        mirrored[2] = twice * nz - vz;
        mirrored[3] = rough;
        environment(mirrored);
      }
      const side = 1 - facing;
      const grazing = side * side * side * side * side;
      const seen = 0.25 + 0.75 * Math.min(1, lit.open);
      if (surface.metal) {
        const k = 1.3 * seen * (0.94 + 0.06 * grazing);
        outRed = outRed * 0.12 + red * mirrored[0] * k;
        outGreen = outGreen * 0.12 + green * mirrored[1] * k;
        outBlue = outBlue * 0.12 + blue * mirrored[2] * k;
      } else {
        const share =
          (surface.gloss + (Math.max(1 - rough, surface.gloss) - surface.gloss) * grazing) *
          seen *
          (0.45 + 0.55 * Math.min(1, lit.window));
        outRed += mirrored[0] * share;
        outGreen += mirrored[1] * share;
        outBlue += mirrored[2] * share;
      }
    }
    if (surface.glow > 0) {
      const inner = surface.glow * (0.3 + 0.3 * facing + 0.6 * Math.min(1, lamp));
      outRed += red * inner * 1.25;
      outGreen += green * inner * 1.0;
      outBlue += blue * inner * 0.7;
    }
    to[0] = outRed;
    to[1] = outGreen;
    to[2] = outBlue;
  };
}
