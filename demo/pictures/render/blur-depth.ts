import type { Samples } from './samples.ts';
import { samplePlaces } from './samples.ts';

/** One pass of a running mean over `reach` dots to each side, along rows or columns of four numbers a dot. */
function spread(
  from: Float32Array,
  to: Float32Array,
  [lines, length]: readonly [number, number],
  [line, step]: readonly [number, number],
  reach: number,
): void {
  const share = 1 / (2 * reach + 1);
  const stride = step * 4;
  for (let i = 0; i < lines; i++) {
    for (let c = 0; c < 4; c++) {
      const start = i * line * 4 + c;
      const end = start + (length - 1) * stride;
      let sum = (reach + 1) * (from[start] as number);
      for (let j = 1; j <= reach; j++) sum += from[Math.min(end, start + j * stride)] as number;
      for (let at = start; at <= end; at += stride) {
        to[at] = sum * share;
        const enters = Math.min(end, at + (reach + 1) * stride);
        const leaves = Math.max(start, at - reach * stride);
        sum += (from[enters] as number) - (from[leaves] as number);
      }
    }
  }
}

/** How far out of focus each dot is, 0 to 1; at edges the mean of both sides. */
function softnessOf({ nearness }: Samples, dots: number, sharpAt: number): Float32Array {
  const softness = new Float32Array(dots);
  const places = samplePlaces.length;
  for (let i = 0; i < dots; i++) {
    let sum = 0;
    for (let k = 0; k < places; k++) {
      const away = Math.abs(1 - (nearness[k * dots + i] as number) * sharpAt);
      if (away > 0.16) sum += Math.min(1, (away - 0.16) * 3.6);
    }
    softness[i] = sum / places;
  }
  return softness;
}

/**
 * Makes soft what is far before or behind the sharp distance (cm), as a lens does. `light` has three numbers a dot and
 * is changed in place.
 */
export function blurDepth(
  light: Float32Array,
  [width, height]: readonly [number, number],
  samples: Samples,
  sharpAt: number,
): void {
  const softness = softnessOf(samples, width * height, sharpAt);
  const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const coarse = new Float32Array(wide * high * 4);
  for (let y = 0, i = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, i += 4) {
      const dot = 2 * y * width + 2 * x;
      // Only what is soft itself runs into its surroundings.
      const weight = (softness[dot] as number) + 0.001;
      for (let c = 0; c < 3; c++) coarse[i + c] = (light[dot * 3 + c] as number) * weight;
      coarse[i + 3] = weight;
    }
  }
  const other = new Float32Array(coarse.length);
  const reach = Math.max(1, Math.round(height / 260));
  for (let round = 0; round < 2; round++) {
    spread(coarse, other, [high, wide], [wide, 1], reach);
    spread(other, coarse, [wide, high], [1, wide], reach);
  }
  for (let y = 0, dot = 0; y < height; y++) {
    for (let x = 0; x < width; x++, dot++) {
      const soft = softness[dot] as number;
      if (soft === 0) continue;
      const i = ((y >> 1) * wide + (x >> 1)) * 4;
      const share = soft / (coarse[i + 3] as number);
      for (let c = 0; c < 3; c++) {
        const at = dot * 3 + c;
        light[at] = (light[at] as number) * (1 - soft) + (coarse[i + c] as number) * share;
      }
    }
  }
}
