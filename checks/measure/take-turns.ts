/**
 * Lets contenders take turns, starting each round with a different one.
 * @returns each contender's results, by round
 */
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
