/*
 * Fills triangles into a depth buffer, row by row. Nearer is greater: the camera gives 1 / distance, a light the
 * height along its direction; both are linear over a triangle on the screen.
 */

/** Corner coordinates in dots, three numbers each: x to the right, y down, nearness. */
export interface Projected {
  corners: Float32Array;
  width: number;
  height: number;
}

/**
 * Draws the triangles `first` to `end` and leaves the nearest of each dot: nearness in `depth` and, where `ids` is
 * given, the triangle's number. A dot is looked at in one place, `sampleX` and `sampleY` (0 to 1) from its corner.
 * Triangles seen from behind or with a corner of no nearness are left out.
 */
export function rasterise(
  { corners, width, height }: Projected,
  indices: Uint32Array,
  [first, end]: readonly [number, number],
  depth: Float32Array,
  ids: Int32Array | null,
  [sampleX, sampleY]: readonly [number, number] = [0.5, 0.5],
): void {
  for (let triangle = first; triangle < end; triangle++) {
    const i = (indices[triangle * 3] as number) * 3;
    const j = (indices[triangle * 3 + 1] as number) * 3;
    const k = (indices[triangle * 3 + 2] as number) * 3;
    const ax = corners[i] as number;
    const ay = corners[i + 1] as number;
    const bx = corners[j] as number;
    const by = corners[j + 1] as number;
    const cx = corners[k] as number;
    const cy = corners[k + 1] as number;
    // Counter-clockwise in space is clockwise on a screen whose y runs down.
    const area = (cx - ax) * (by - ay) - (bx - ax) * (cy - ay);
    if (!(area > 1e-9)) continue;
    const top = Math.min(ay, by, cy);
    const bottom = Math.max(ay, by, cy);
    const fromY = Math.max(0, Math.ceil(top - sampleY));
    const toY = Math.min(height - 1, Math.floor(bottom - sampleY));
    if (fromY > toY) continue;
    if (Math.max(ax, bx, cx) < 0 || Math.min(ax, bx, cx) > width) continue;
    const aw = corners[i + 2] as number;
    const bw = corners[j + 2] as number;
    const cw = corners[k + 2] as number;
    if (aw === 0 || bw === 0 || cw === 0) continue;
    const byX = ((bw - aw) * (ay - cy) - (cw - aw) * (ay - by)) / area;
    const byY = ((cw - aw) * (ax - bx) - (bw - aw) * (ax - cx)) / area;
    const ab = by === ay ? 0 : (bx - ax) / (by - ay);
    const bc = cy === by ? 0 : (cx - bx) / (cy - by);
    const ca = ay === cy ? 0 : (ax - cx) / (ay - cy);
    for (let y = fromY; y <= toY; y++) {
      const at = y + sampleY;
      let left = Infinity;
      let right = -Infinity;
      if (at >= Math.min(ay, by) && at <= Math.max(ay, by)) {
        const x = ax + (at - ay) * ab;
        left = x;
        right = x;
      }
      if (at >= Math.min(by, cy) && at <= Math.max(by, cy)) {
        const x = bx + (at - by) * bc;
        if (x < left) left = x;
        if (x > right) right = x;
      }
      if (at >= Math.min(cy, ay) && at <= Math.max(cy, ay)) {
        const x = cx + (at - cy) * ca;
        if (x < left) left = x;
        if (x > right) right = x;
      }
      const fromX = left <= sampleX ? 0 : Math.ceil(left - sampleX);
      const toX = right >= width ? width - 1 : Math.floor(right - sampleX);
      let nearness = aw + (fromX + sampleX - ax) * byX + (at - ay) * byY;
      const rowEnd = y * width + toX;
      for (let sample = y * width + fromX; sample <= rowEnd; sample++) {
        if (nearness > (depth[sample] as number)) {
          depth[sample] = nearness;
          if (ids !== null) ids[sample] = triangle;
        }
        nearness += byX;
      }
    }
  }
}
