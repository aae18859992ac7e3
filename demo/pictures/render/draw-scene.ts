import type { Camera } from '../camera/camera.ts';
import type { Backdrop } from './backdrop.ts';
import { blurDepth } from './blur-depth.ts';
import type { Daylight } from './daylight.ts';
import { develop } from './develop.ts';
import { createEnvironment } from './environment.ts';
import { createIlluminate } from './illuminate.ts';
import { fillLightBuffer } from './light-buffer.ts';
import { drawLightMaps, surroundingRays, windowRays } from './light-maps.ts';
import { paintGlass } from './paint-glass.ts';
import { paintPixels } from './paint-pixels.ts';
import { createProbe } from './probe.ts';
import { projectScene } from './project-scene.ts';
import { emptySamples, takeSamples } from './samples.ts';
import type { Scene } from './scene.ts';
import { createShade } from './shade.ts';

export interface Shot {
  scene: Scene;
  backdrop: Backdrop;
  camera: Camera;
  daylight: Daylight;
  /** Distance in cm at which a close-up is sharp; without it all is. */
  sharpAt?: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Lights that stand for the window and for the brightness all round; in a thumbnail fewer do. */
const lights = { window: 20, around: 22 };
const thumbnailLights = { window: 4, around: 6 };

/** RGB, three bytes a dot, row by row from the upper left. */
export function drawScene(shot: Shot, { width, height }: Size): Uint8ClampedArray {
  const { scene, backdrop, camera, daylight, sharpAt } = shot;
  const projected = projectScene(scene.positions, camera, width, height);
  const samples = emptySamples(camera, backdrop, width, height);
  takeSamples(samples, projected, scene.indices, [0, scene.solid]);

  const sharpness = Math.max(0.2, Math.min(1, Math.max(width, height) / 700));
  const count = Math.max(width, height) < 100 ? thumbnailLights : lights;
  const illuminate = createIlluminate(
    daylight,
    drawLightMaps(scene, windowRays(daylight, count.window), Math.round(320 * sharpness)),
    drawLightMaps(scene, surroundingRays(daylight, count.around), Math.round(140 * sharpness)),
  );
  const probe = createProbe(scene, camera, projected, backdrop);
  const buffer = fillLightBuffer(samples.ids, [width, height], probe, illuminate);
  const environment = createEnvironment(daylight, backdrop.wall.color, backdrop.floor.color);
  const shade = createShade(scene, backdrop, camera, daylight, environment, height);
  const light = paintPixels({ scene, samples, width, height, probe, buffer, illuminate, shade });
  if (scene.solid * 3 < scene.indices.length) {
    paintGlass({ light, width, height, scene, projected, samples, camera, probe, environment });
  }
  if (sharpAt) blurDepth(light, [width, height], samples, sharpAt);
  return develop(light, width, height);
}
