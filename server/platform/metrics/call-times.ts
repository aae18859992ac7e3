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

/** Whether an answer was made for the call, or kept in memory from an earlier one. */
export type Source = 'made' | 'kept';

/** Recent times are those of the last half to whole hour. */
const HALF_MS = 30 * 60_000;

export class Times {
  readonly counts = new Uint32Array(bucketCount);
  count = 0;
  sumMs = 0;
  mostMs = 0;

  add(bucket: number, ms: number): void {
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.count += 1;
    this.sumMs += ms;
    if (ms > this.mostMs) this.mostMs = ms;
  }
}

/** The counts of one route: a few kilobytes, however many calls there are. */
class RouteTimes {
  readonly route: string;
  readonly statuses = new Map<number, number>();
  readonly times: Record<Source, Times> = { made: new Times(), kept: new Times() };
  #half = new Times();
  #halfBefore = new Times();
  #halfEndsAt: number;

  constructor(route: string, now: number) {
    this.route = route;
    this.#halfEndsAt = now + HALF_MS;
  }

  /** @param now and `startedAt`: by `performance.now()` */
  note(status: number, startedAt: number, now: number, source: Source): void {
    const ms = now - startedAt;
    const bucket = bucketOf(ms);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.times[source].add(bucket, ms);
    if (source === 'kept') return;
    this.#turn(now);
    this.#half.add(bucket, ms);
  }

  /** For answers that were made, in milliseconds; null if there was none. */
  recent(now: number) {
    this.#turn(now);
    const both = [this.#half, this.#halfBefore];
    const count = both.reduce((sum, half) => sum + half.count, 0);
    if (count === 0) return null;
    const max = Math.max(...both.map((half) => half.mostMs));
    const quantile = (share: number) => {
      let left = Math.ceil(count * share);
      for (let bucket = 0; bucket < bucketCount; bucket += 1) {
        for (const half of both) left -= half.counts[bucket] ?? 0;
        if (left <= 0) return Math.min(upperBound(bucket), max);
      }
      return max;
    };
    const [p50, p95] = [quantile(0.5), quantile(0.95)];
    return { route: this.route, calls: count, p50, p95, most: max };
  }

  #turn(now: number): void {
    if (now < this.#halfEndsAt) return;
    this.#halfBefore = now < this.#halfEndsAt + HALF_MS ? this.#half : new Times();
    this.#half = new Times();
    this.#halfEndsAt = now + HALF_MS;
  }
}

/** Counts answers and their times by route. Routes are named by the code, never by a caller. */
export class CallTimes implements Iterable<RouteTimes> {
  readonly #routes = new Map<string, RouteTimes>();
  readonly #now: () => number;

  /** @param now the clock of `startedAt` below, in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts an answer. On the way of every call, and therefore cheap: no object is made, and nothing is hashed twice. */
  note(route: string, status: number, startedAt: number, source: Source): void {
    const now = this.#now();
    let times = this.#routes.get(route);
    if (!times) this.#routes.set(route, (times = new RouteTimes(route, now)));
    times.note(status, startedAt, now, source);
  }

  /** The routes whose made answers have lately taken the longest, by their 95th percentile. */
  slowest(most: number) {
    const now = this.#now();
    return [...this]
      .flatMap((times) => times.recent(now) ?? [])
      .toSorted((one, other) => other.p95 - one.p95)
      .slice(0, most);
  }

  [Symbol.iterator](): Iterator<RouteTimes> {
    return this.#routes.values();
  }
}
