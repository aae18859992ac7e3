import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { CallTimes, shownBounds, type Source, type Times } from './call-times.ts';

/** Since the start. */
export interface CacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of this process. Owners of a figure register it here, as the library's gauge, counter or histogram. */
export function createMetrics() {
  const registry = new Registry();
  const calls = new CallTimes();
  /** One for each name. */
  const caches = new Map<string, CacheFigures>();
  showCalls(registry, calls);
  showCaches(registry, caches);
  return { registry, calls, caches };
}

/**
 * Figures by a label, read whenever they are collected.
 * @param Kind a counter for what only grows
 */
export function showSeries(
  registry: Registry,
  Kind: typeof Counter | typeof Gauge,
  { name, help, label }: { name: string; help: string; label: string },
  read: () => Iterable<readonly [of: string, figure: number]>,
): void {
  const metric: Counter | Gauge = new Kind({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      metric.reset();
      for (const [of, figure] of read()) metric.inc({ [label]: of }, figure);
    },
  });
}

function showCaches(registry: Registry, caches: Map<string, CacheFigures>): void {
  const show = (Kind: typeof Counter | typeof Gauge, figure: keyof CacheFigures, help: string) => {
    const name = `orendi_cache_${figure}${Kind === Counter ? '_total' : ''}`;
    showSeries(registry, Kind, { name, help, label: 'cache' }, () =>
      Array.from(caches, ([cache, figures]) => [cache, figures[figure]] as const),
    );
  };
  show(Counter, 'hits', 'Answers served from memory');
  show(Counter, 'misses', 'Answers that were not in memory, but could be');
  show(Gauge, 'bytes', 'Memory that kept answers take');
}

/** Counted in our own way, because the library's would cost more than an answer from memory. */
export function showCalls(registry: Registry, calls: CallTimes): void {
  const requests = new Counter({
    name: 'orendi_http_requests_total',
    help: 'Calls answered, by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      requests.reset();
      for (const { route, statuses } of calls) {
        for (const [status, count] of statuses) requests.inc({ route, status }, count);
      }
    },
  });
  registry.registerMetric(new CallHistogram(calls));
}

const name = 'orendi_http_request_duration_seconds';
const help = 'Time until an answer was ready: made for the call, or kept in memory';
const shape = { name, help, labelNames: ['route', 'source'] as const, registers: [] };

class CallHistogram extends Histogram<'route' | 'source'> {
  readonly #calls: CallTimes;
  readonly #empty = new Histogram(shape);

  constructor(calls: CallTimes) {
    super(shape);
    this.#calls = calls;
  }

  override async get() {
    const values = [...this.#calls].flatMap(({ route, times }) =>
      (['made', 'kept'] as const).flatMap((source) => valuesOf({ route, source }, times[source])),
    );
    return { ...(await this.#empty.get()), values };
  }

  /** Called by the registry; the library's types do not know it. */
  getForPromString() {
    return this.get();
  }
}

/** Samples as the library has them: a cumulative count for each bound, and the sum in seconds. */
function valuesOf(labels: { route: string; source: Source }, { counts, count, sumMs }: Times) {
  if (count === 0) return [];
  let sum = 0;
  let bucket = 0;
  const buckets = shownBounds.map(({ ms, lastBucket }) => {
    for (; bucket <= lastBucket; bucket += 1) sum += counts[bucket] ?? 0;
    return { labels: { ...labels, le: ms / 1000 }, value: sum, metricName: `${name}_bucket` };
  });
  return [
    ...buckets,
    { labels: { ...labels, le: '+Inf' }, value: count, metricName: `${name}_bucket` },
    { labels, value: sumMs / 1000, metricName: `${name}_sum` },
    { labels, value: count, metricName: `${name}_count` },
  ];
}
