/** What a material shows at a point of its tile: lighter or darker (about -1 to 1), and its relief in cm. */
export interface Spot {
  tone: number;
  relief: number;
}

/** A square of material that repeats without a seam, in ever coarser versions for the distance. */
export interface Tile {
  /** Extent in cm along u and v. */
  size: readonly [u: number, v: number];
  /** Finest first: `side` x `side` spots of tone, slope along u and slope along v. */
  levels: readonly { side: number; spots: Float32Array }[];
}

function halve(spots: Float32Array, side: number): Float32Array {
  const half = side / 2;
  const coarse = new Float32Array(half * half * 3);
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      for (let c = 0; c < 3; c++) {
        const at = (2 * y * side + 2 * x) * 3 + c;
        coarse[(y * half + x) * 3 + c] =
          ((spots[at] as number) +
            (spots[at + 3] as number) +
            (spots[at + side * 3] as number) +
            (spots[at + side * 3 + 3] as number)) /
          4;
      }
    }
  }
  return coarse;
}

/**
 * Works a material out once, spot by spot (`side` a power of two). `look` gets x and y from 0 to 1 and must repeat
 * at the edges.
 */
export function bakeTile(
  size: readonly [u: number, v: number],
  side: number,
  look: (x: number, y: number) => Spot,
): Tile {
  const tones = new Float32Array(side * side);
  const relief = new Float32Array(side * side);
  let sum = 0;
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      const spot = look(x / side, y / side);
      tones[i] = spot.tone;
      relief[i] = spot.relief;
      sum += spot.tone;
    }
  }
  const mean = sum / (side * side);
  const spots = new Float32Array(side * side * 3);
  const [stepU, stepV] = [(2 * size[0]) / side, (2 * size[1]) / side];
  for (let y = 0, i = 0; y < side; y++) {
    const above = ((y + side - 1) % side) * side;
    const below = ((y + 1) % side) * side;
    for (let x = 0; x < side; x++, i++) {
      const left = y * side + ((x + side - 1) % side);
      const right = y * side + ((x + 1) % side);
      // The finish's colour is the mean of the material.
      spots[i * 3] = (tones[i] as number) - mean;
      spots[i * 3 + 1] = ((relief[right] as number) - (relief[left] as number)) / stepU;
      spots[i * 3 + 2] = ((relief[below + x] as number) - (relief[above + x] as number)) / stepV;
    }
  }
  const levels: { side: number; spots: Float32Array }[] = [{ side, spots }];
  for (let last = levels[0]; last && last.side > 4; last = levels.at(-1)) {
    levels.push({ side: last.side / 2, spots: halve(last.spots, last.side) });
  }
  return { size, levels };
}
