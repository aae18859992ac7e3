/** A round number that no count exceeds: 1, 2 or 5 and zeros; at least 1. */
export function roundTop(counts: readonly number[]): number {
  const most = Math.max(1, ...counts);
  const zeros = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * zeros >= most) ?? 10) * zeros;
}
