import {
  AggregatorRegistry,
  collectDefaultMetrics,
  type MetricObject,
  type Registry,
} from 'prom-client';

/**
 * Has each figure of a process, and those of Node.js, carry the name of the process, so that they can stand beside others'.
 * They are not added up here: when a process ends, a sum of counters would fall, which Prometheus takes for a new beginning.
 * @returns reads the figures
 */
export function nameFigures(registry: Registry, worker: string): () => Promise<MetricObject[]> {
  collectDefaultMetrics({ register: registry });
  registry.setDefaultLabels({ worker });
  return async () => registry.getMetricsAsJSON();
}

/** The text for Prometheus of what several processes have read. */
export async function mergeFigures(figures: readonly MetricObject[][]): Promise<string> {
  // The library leaves out or averages some of Node's own; each of ours has a name, and stays as it is.
  const kept = figures.map((all) =>
    all.map((metric) => ({ ...metric, aggregator: 'sum' as const })),
  );
  return AggregatorRegistry.aggregate(kept).metrics();
}
