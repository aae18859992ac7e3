/**
 * How far numbers are from those that are asked for: each as a part of the asked one, in all. Infinity if one is unknown.
 *
 * @param read the number of a name; null or NaN if it is not known
 */
export function distanceFrom(
  near: Readonly<Record<string, number | undefined>>,
  read: (name: string) => number | null,
): number {
  let sum = 0;
  for (const [name, asked] of Object.entries(near)) {
    if (asked === undefined) continue;
    sum += Math.abs((read(name) ?? Number.NaN) - asked) / asked;
  }
  return Number.isNaN(sum) ? Infinity : sum;
}
