import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  type MetricObject,
  Registry,
} from 'prom-client';
import { StartError } from '../start-error.ts';

/** Nobody but this machine: what is counted is nobody else's business. */
const host = '127.0.0.1';

/** @throws StartError when the port is taken or not permitted */
export async function serveMetrics(read: () => Promise<string>, port: number) {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') {
      res.writeHead(404).end('Only /metrics is here.\n');
      return;
    }
    read().then(
      (text) => res.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(
      `METRICS_PORT ${port} cannot be used (${code}): set it to a free port from 1024 on.`,
    );
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${opened}/metrics`,
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Labels all figures with the process, so that they can stand beside others'. They are not added up: when a process
 * ends, a sum of counters would fall, which Prometheus takes for a restart.
 * @returns reads the figures
 */
export function nameFigures(registry: Registry, worker: string): () => Promise<MetricObject[]> {
  collectDefaultMetrics({ register: registry });
  registry.setDefaultLabels({ worker });
  return async () => registry.getMetricsAsJSON();
}

export async function mergeFigures(figures: readonly MetricObject[][]): Promise<string> {
  // The library leaves out or averages some of Node's own; each of ours has a name, and stays as it is.
  const kept = figures.map((all) =>
    all.map((metric) => ({ ...metric, aggregator: 'sum' as const })),
  );
  return AggregatorRegistry.aggregate(kept).metrics();
}
