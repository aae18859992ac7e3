import type { Camera } from '../camera/camera.ts';
import type { Surface } from '../materials/surface.ts';
import type { Environment } from './environment.ts';
import type { Probe } from './probe.ts';
import { emptyHit } from './probe.ts';
import type { Projected } from './rasterise.ts';
import type { SamplePlace, Samples } from './samples.ts';
import { samplePlaces, takeSamples } from './samples.ts';
import type { Scene } from './scene.ts';

interface Canvas {
  /** Three numbers a dot; changed in place. */
  light: Float32Array;
  width: number;
  height: number;
  scene: Scene;
  projected: Projected;
  /** Of the solid things; they are written over. */
  samples: Samples;
  camera: Camera;
  probe: Probe;
  environment: Environment;
}

/** Lays the foremost glass over the picture: tinted by its thickness, mirroring the room at a flat angle. */
export function paintGlass(canvas: Canvas): void {
  const { light, width, height, scene, projected, samples, camera, probe, environment } = canvas;
  const { ids } = samples;
  ids.fill(-1);
  takeSamples(samples, projected, scene.indices, [scene.solid, scene.indices.length / 3]);
  const plane = width * height;
  const hit = emptyHit();
  const mirrored = new Float64Array(4);
  const middle: SamplePlace = [0.5, 0.5];
  const [ex, ey, ez] = camera.eye;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      let triangle = -1;
      let members = 0;
      let place = middle;
      for (let i = 0; i < 4; i++) {
        const id = ids[at / 3 + i * plane] as number;
        if (id < 0) continue;
        triangle = id;
        place = samplePlaces[i] as SamplePlace;
        members++;
      }
      if (members === 0) continue;
      hit.px = x + place[0];
      hit.py = y + place[1];
      probe(triangle, hit);
      const vx = ex - hit.x;
      const vy = ey - hit.y;
      const vz = ez - hit.z;
      const away = Math.sqrt(vx * vx + vy * vy + vz * vz);
      const facing = Math.max(0, (vx * hit.nx + vy * hit.ny + vz * hit.nz) / away);
      const twice = 2 * facing;
      mirrored[0] = twice * hit.nx - vx / away;
      mirrored[1] = twice * hit.ny - vy / away;
      mirrored[2] = twice * hit.nz - vz / away;
      mirrored[3] = 0.05;
      environment(mirrored);
      const { color, gloss } = scene.surfaces[hit.owner] as Surface;
      const thrown = gloss + (1 - gloss) * (1 - facing) ** 5;
      const thick = 0.16 + 0.6 * (1 - facing) ** 2;
      const share = members / 4;
      for (let c = 0; c < 3; c++) {
        const behind = light[at + c] as number;
        const through = behind * (1 - (1 - (color[c] as number)) * thick) * (1 - thrown);
        const seen = through + (mirrored[c] as number) * (thrown + 0.015);
        light[at + c] = behind + (seen - behind) * share;
      }
    }
  }
}
