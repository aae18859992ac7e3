import { Counter, Histogram, type Registry } from 'prom-client';
import { showGauge } from '../../platform/metrics/index.ts';

/** Current figures; null or absent where there is none. */
interface Sources {
  countListings?: () => number;
  isAway?: () => boolean;
  findLag?: () => Promise<number | null>;
}

/** Shows how long the search takes to find something, what it holds, how often it was built, and how a cluster is. */
export function showSearch(registry: Registry, { countListings, isAway, findLag }: Sources) {
  const seconds = new Histogram({
    name: 'orendi_search_duration_seconds',
    help: 'Time the engine takes to answer, without the cards of what it found',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers: [registry],
  });
  const counter = (name: string, help: string) =>
    new Counter({ name: `orendi_search_${name}_total`, help, registers: [registry] });
  const builds = counter('builds', 'How often the engine was built from all listings');
  const unanswered = counter('unanswered', 'Questions that the search cluster did not answer');
  const late = counter('late', 'Changes that were answered before searches could find them');
  const gauge = (name: string, help: string, read: () => number | null | Promise<number | null>) =>
    showGauge(registry, `orendi_search_${name}`, help, read);
  gauge('listings', 'Listings in the memory of this process', () => countListings?.() ?? null);
  gauge('away', 'Whether the search cluster does not answer this process', () =>
    isAway ? Number(isAway()) : null,
  );
  gauge(
    'feed_seconds',
    'How long ago the search cluster had everything',
    () => findLag?.() ?? null,
  );
  return {
    noteBuilt: () => builds.inc(),
    noteUnanswered: () => unanswered.inc(),
    noteLate: () => late.inc(),
    /** Takes the times of what finds something. */
    timed:
      <Asked, Found>(find: (asked: Asked) => Promise<Found>) =>
      async (asked: Asked): Promise<Found> => {
        const end = seconds.startTimer();
        const found = await find(asked);
        end();
        return found;
      },
  };
}
