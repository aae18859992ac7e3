import { join } from 'node:path';
import { Session } from 'node:inspector/promises';
import { getRequestListener } from '@hono/node-server';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { ensureBaseMedia } from './base-media/ensure-base-media.ts';
import { rememberPublicDemo } from './features/businesses/index.ts';
import { noteDemand } from './features/discovery/index.ts';
import { marketFacts } from './features/market/index.ts';
import { rememberPaths } from './features/previews/index.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { serveCached } from './platform/http/cache/serve-cached.ts';
import { startWorkers } from './start-workers.ts';
import { ApiError } from './platform/http/api-error.ts';
import { createPageCalls } from './platform/http/cache/page-calls.ts';
import { keepSession } from './platform/http/keep-session.ts';
import { listen } from './platform/http/listen.ts';
import { ownUrl } from './platform/http/public-url.ts';
import { noteAddress } from './platform/http/running-address.ts';
import { renderPages, type Web } from './platform/http/pages.ts';
import type { Log } from './platform/log/log.ts';
import { nameFigures, serveMetrics } from './platform/metrics/index.ts';
import { type Supervisor, takeWork } from './platform/processes/join-supervisor.ts';
import type { Settings } from './platform/settings.ts';
import { withinTime } from './platform/within-time.ts';

/** Longer than a million listings should take; then visitors get what needs no search. */
const longestReadingMs = 60_000;

/** Puts something into the shop before anybody is served, such as the demo. */
export type Fill = (services: Services) => Promise<unknown>;

export interface Running {
  address: string;
  /** Where this machine can ask for metrics; null without METRICS_PORT. */
  metricsAddress: string | null;
  stop(): Promise<void>;
}

/**
 * @param supervisor set in a worker, which shares port, database and jobs
 * @throws StartError that people can fix
 */
export async function startServer(
  settings: Settings,
  log: Log,
  web: Web,
  fill?: Fill,
  supervisor: Supervisor | null = null,
): Promise<Running> {
  await using undo = new AsyncDisposableStack();
  const { services, listenForChanges, close } = await openServices(settings, log, supervisor);
  undo.defer(close);
  const { metrics } = services;
  const shown = await showFigures(metrics.registry, settings, supervisor);
  if (shown) undo.defer(shown.stop);
  await ensureBaseMedia(services);
  if (supervisor?.isFirst !== false) await fill?.(services);

  // During development, what a page needs is compiled as it is asked for.
  const app = buildApp(services, web.connectsTo, !web.cached);
  app.use(web.files);
  app.get('/assets/*', () => {
    throw new ApiError('NOT_FOUND');
  });
  const pageCalls = createPageCalls(app.request);
  pageCalls.cache.setEnabled(web.cached);
  metrics.caches.set('page data', pageCalls.cache);
  app.get(
    '*',
    keepSession(services.sessions, settings),
    renderPages(web.pages, pageCalls.call, rememberPaths({ ...services, db: services.reads }), {
      ...services,
      findMarket: marketFacts(services),
      findListed: rememberPublicDemo(services.reads, settings),
    }),
  );
  const { listener, cache } = serveCached(
    app,
    getRequestListener(app.fetch),
    settings,
    noteDemand(services),
    metrics,
  );
  if (web.cached) for (const kept of [cache, pageCalls.cache]) services.changes.keepFresh(kept);
  undo.defer(await listenForChanges());
  undo.defer(services.listings.start());
  // Whoever starts takes calls when searches can be answered. If that fails or takes too long, the rest can be shown.
  await withinTime(longestReadingMs, services.listings.current(), () => 'late').catch(() => {});
  const stopWorkers = supervisor
    ? takeWork(supervisor, () => startWorkers(services), log)
    : await startWorkers(services);
  undo.defer(stopWorkers);
  await collectGarbage();

  const network = await listen(
    web.cached ? listener : getRequestListener(app.fetch),
    settings,
    log,
  );
  // Both at once, as each may take seconds: what a last call adds is left to the next start, or another process.
  undo.defer(async () => void (await Promise.all([network.stop(), stopWorkers()])));
  undo.defer(async () => services.liveOrders.close());
  const reached = { ...settings, port: network.port };
  await noteAddress(settings.dataDir, reached).catch((err: unknown) =>
    log.warn({ err }, 'the address is not noted for the command line'),
  );
  const address = ownUrl(reached);
  const running = undo.move();
  return { address, metricsAddress: shown?.address ?? null, stop: () => running.disposeAsync() };
}

/** @returns where they are shown; null if nowhere, or by the supervisor */
async function showFigures(
  registry: Registry,
  { metricsPort }: Pick<Settings, 'metricsPort'>,
  supervisor: Supervisor | null,
) {
  if (metricsPort === null) return null;
  if (!supervisor) {
    collectDefaultMetrics({ register: registry });
    return serveMetrics(() => registry.metrics(), metricsPort);
  }
  supervisor.onFigures(nameFigures(registry, String(supervisor.number)));
  return null;
}

export const webFolder = join(import.meta.dirname, '../web');

/** Frees what a start has left; V8 would wait until the heap has doubled. Takes a millisecond per megabyte. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
