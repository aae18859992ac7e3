import { Counter, Gauge, Registry } from 'prom-client';
import { CallTimes } from './call-times.ts';
import { showCalls } from './show-calls.ts';

/** What a cache tells of itself since the start. */
export interface CacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** What this process counts and measures. Owners of a figure register it here, as the library's gauge, counter or histogram. */
export interface Metrics {
  registry: Registry;
  calls: CallTimes;
  /** The caches of this process by name. */
  caches: Map<string, CacheFigures>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const calls = new CallTimes();
  const caches = new Map<string, CacheFigures>();
  showCalls(registry, calls);
  showCaches(registry, caches);
  return { registry, calls, caches };
}

function showCaches(registry: Registry, caches: Map<string, CacheFigures>): void {
  const show = (
    Kind: typeof Counter | typeof Gauge,
    name: string,
    figure: keyof CacheFigures,
    help: string,
  ) => {
    const metric: Counter<'cache'> | Gauge<'cache'> = new Kind({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        metric.reset();
        for (const [cache, figures] of caches) metric.inc({ cache }, figures[figure]);
      },
    });
  };
  show(Counter, 'orendi_cache_hits_total', 'hits', 'Answers served from memory');
  show(
    Counter,
    'orendi_cache_misses_total',
    'misses',
    'Answers that were not in memory, but could be',
  );
  show(Gauge, 'orendi_cache_bytes', 'bytes', 'Memory that kept answers take');
}
