/* Times in buckets that grow by a fixed ratio, so that a quantile is right to a fifth however short or long it is. */

/** Powers of two, in milliseconds: the upper bounds of the first and the last bucket but one. */
const FIRST = -5;
const LAST = 14;
const TO_A_DOUBLING = 4;

/** The last bucket holds whatever takes longer than 16 seconds. */
export const bucketCount = (LAST - FIRST) * TO_A_DOUBLING + 2;

/** The bucket of a time. Its upper bound belongs to it. */
export function bucketOf(ms: number): number {
  const bucket = Math.ceil((Math.log2(ms) - FIRST) * TO_A_DOUBLING);
  return bucket > 0 ? Math.min(bucket, bucketCount - 1) : 0;
}

/** In milliseconds. */
export function upperBound(bucket: number): number {
  return bucket === bucketCount - 1
    ? Number.POSITIVE_INFINITY
    : 2 ** (FIRST + bucket / TO_A_DOUBLING);
}

/** The bounds that are shown to others: few, and each of them a bound of ours. From 62 microseconds to 16 seconds. */
export const shownBounds: readonly { ms: number; lastBucket: number }[] = [
  -4, -2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
].map((power) => ({ ms: 2 ** power, lastBucket: (power - FIRST) * TO_A_DOUBLING }));
