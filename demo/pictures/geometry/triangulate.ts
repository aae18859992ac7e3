type Point = readonly [x: number, y: number];

const turns = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const inside = (p: Point, a: Point, b: Point, c: Point) =>
  turns(a, b, p) >= 0 && turns(b, c, p) >= 0 && turns(c, a, p) >= 0;

/** Cuts ears off a counter-clockwise outline without crossings; gives the corners of each triangle. */
export function triangulate(outline: readonly Point[]): [number, number, number][] {
  const point = (i: number): Point => outline[i] ?? [0, 0];
  const left = outline.map((_, i) => i);
  const triangles: [number, number, number][] = [];
  let tries = 0;
  while (left.length > 3 && tries < left.length) {
    const [a, b, c] = [left.at(-1), left[0], left[1]] as [number, number, number];
    const corner = [point(a), point(b), point(c)] as const;
    const isEar =
      turns(...corner) > 0 &&
      !left.some((i) => i !== a && i !== b && i !== c && inside(point(i), ...corner));
    if (isEar) {
      triangles.push([a, b, c]);
      left.shift();
      tries = 0;
    } else {
      left.push(left.shift() as number);
      tries += 1;
    }
  }
  if (left.length === 3) triangles.push(left as [number, number, number]);
  return triangles;
}
