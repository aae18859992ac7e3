import type { Illuminate, Lit } from './illuminate.ts';
import type { LightBuffer } from './light-buffer.ts';
import { lightAt } from './light-buffer.ts';
import type { Probe } from './probe.ts';
import { emptyHit } from './probe.ts';
import type { SamplePlace, Samples } from './samples.ts';
import { samplePlaces } from './samples.ts';
import type { Scene } from './scene.ts';
import { scratchFloats } from './scratch.ts';
import type { Shade } from './shade.ts';

interface Canvas {
  scene: Scene;
  samples: Samples;
  width: number;
  height: number;
  probe: Probe;
  buffer: LightBuffer;
  illuminate: Illuminate;
  shade: Shade;
}

/** The light of every dot: shaded once where all its samples see the same thing, else once for each thing. */
export function paintPixels(canvas: Canvas): Float32Array {
  const { scene, samples, width, height, probe, buffer, illuminate, shade } = canvas;
  const { ids, nearness } = samples;
  const plane = width * height;
  const { owners, facings } = scene;
  const light = scratchFloats('light', width * height * 3).fill(0);
  const hit = emptyHit();
  const lit: Lit = { window: 0.1, around: 0.1, open: 0.1 };
  const color = new Float64Array(3);
  const seen = new Int32Array(4);
  const group = new Int32Array(4);

  const same = (a: number, b: number, sampleA: number, sampleB: number): boolean => {
    if (a === b) return true;
    if (a < 0 || b < 0 || owners[a] !== owners[b]) return false;
    const ratio = (nearness[sampleA] as number) / (nearness[sampleB] as number);
    if (ratio < 0.985 || ratio > 1.015) return false;
    const i = a * 3;
    const j = b * 3;
    return (
      (facings[i] as number) * (facings[j] as number) +
        (facings[i + 1] as number) * (facings[j + 1] as number) +
        (facings[i + 2] as number) * (facings[j + 2] as number) >
      0.95
    );
  };

  /** `members` of the four samples see the triangle. */
  const add = (at: number, triangle: number, members: number): void => {
    probe(triangle, hit);
    if (!lightAt(buffer, hit, lit)) illuminate(hit, 0, 1, lit);
    shade(hit, triangle, lit, color);
    const share = members / 4;
    light[at] = (light[at] as number) + share * (color[0] as number);
    light[at + 1] = (light[at + 1] as number) + share * (color[1] as number);
    light[at + 2] = (light[at + 2] as number) + share * (color[2] as number);
  };

  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const first = at / 3;
      const a = ids[first] as number;
      const b = ids[first + plane] as number;
      const c = ids[first + 2 * plane] as number;
      const d = ids[first + 3 * plane] as number;
      if (a === b && a === c && a === d) {
        hit.px = x + 0.5;
        hit.py = y + 0.5;
        add(at, a, 4);
        continue;
      }
      seen[0] = a;
      seen[1] = b;
      seen[2] = c;
      seen[3] = d;
      for (let i = 0; i < 4; i++) {
        group[i] = i;
        for (let j = 0; j < i; j++) {
          if (same(seen[i] as number, seen[j] as number, first + i * plane, first + j * plane)) {
            group[i] = group[j] as number;
            break;
          }
        }
      }
      for (let g = 0; g < 4; g++) {
        let members = 0;
        for (let i = g; i < 4; i++) if (group[i] === g) members++;
        if (members === 0) continue;
        // A place that surely lies on the triangle: beyond its edge a sliver would give nonsense.
        const place = samplePlaces[g] as SamplePlace;
        hit.px = x + place[0];
        hit.py = y + place[1];
        add(at, seen[g] as number, members);
      }
    }
  }
  return light;
}
