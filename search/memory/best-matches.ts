import type { Ordinals } from './ordinals.ts';

/** The facets of a search with more matches come from so many of the best; the contract asks for a thousand. */
export const mostSurveyed = 20_000;

/** More than any score: one word is worth at most 120, and a query has at most 25. */
const highestScore = 4096;

/**
 * At least so many of the best matches, and of equally good ones the last; they are few enough to be looked at from all
 * sides.
 * @param scores whole numbers, by ordinal
 * @param into is filled with them, and stays valid until it is used again
 */
export function bestMatches(
  { ordinals, count }: Ordinals,
  scores: Float64Array,
  into: Uint32Array,
  most: number = mostSurveyed,
): Ordinals {
  if (count <= most) return { ordinals, count };
  const least = leastOfBest(ordinals, count, scores, most);
  let kept = 0;
  // Those that are better than the least of the best all belong to them; of the least, the last.
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

/** The score down to which there are at least so many matches. */
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
