/** The value below which this share of the values lies (nearest rank); NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The median of the ratios of each round, which measured both under the same conditions: other load cancels out. */
export function pairedRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, round) => value / (others[round] ?? NaN)));
}

/** Lets contenders take turns, starting each round with a different one. Results are by contender, then by round. */
export async function takeTurns<Contender, Result>(
  contenders: readonly Contender[],
  rounds: number,
  turn: (contender: Contender) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < contenders.length; step += 1) {
      const at = (round + step) % contenders.length;
      const contender = contenders[at];
      if (contender !== undefined) results[at]?.push(await turn(contender));
    }
  }
  return results;
}
