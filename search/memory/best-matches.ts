import type { Ordinals } from './ordinals.ts';

/** With more matches than this, facets are computed from the best ones only; the contract requires a thousand. */
export const maxCounted = 5_000;

/** Greater than any score: a word is worth at most 120, and a query has at most 25. */
const highestScore = 4096;

/**
 * The best matches, at most `most`; of equally good ones the last, which are the newest. Few enough to count all their
 * facets.
 * @param scores integers, by ordinal
 * @param into receives the result, which is valid until the array is reused
 */
export function bestMatches(
  { ordinals, count }: Ordinals,
  scores: Float64Array,
  into: Uint32Array,
  most: number = maxCounted,
): Ordinals {
  if (count <= most) return { ordinals, count };
  const least = leastOfBest(ordinals, count, scores, most);
  let kept = 0;
  // Those above the lowest score all belong to the best; of those with the lowest score, the last ones do.
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if ((scores[ordinal] ?? 0) <= least) continue;
    into[kept] = ordinal;
    kept += 1;
  }
  for (let at = count - 1; at >= 0 && kept < most; at -= 1) {
    const ordinal = ordinals[at] ?? 0;
    if (scores[ordinal] !== least) continue;
    into[kept] = ordinal;
    kept += 1;
  }
  return { ordinals: into, count: kept };
}

/** The lowest score for which there are enough matches with that score or a higher one. */
function leastOfBest(
  ordinals: Uint32Array,
  count: number,
  scores: Float64Array,
  most: number,
): number {
  const times = new Uint32Array(highestScore);
  for (let at = 0; at < count; at += 1) {
    const score = scores[ordinals[at] ?? 0] ?? 0;
    times[score] = (times[score] ?? 0) + 1;
  }
  let score = highestScore - 1;
  for (let better = 0; score > 0; score -= 1) {
    better += times[score] ?? 0;
    if (better >= most) break;
  }
  return score;
}
