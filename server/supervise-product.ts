import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import { Counter, Registry } from 'prom-client';
import { openDatabaseServer } from './open-database-server.ts';
import type { Running } from './start-server.ts';
import type { Log } from './platform/log/log.ts';
import { mergeFigures, nameFigures, serveMetrics, showGauge } from './platform/metrics/index.ts';
import { keepWorkers, type Workers } from './platform/processes/keep-workers.ts';
import type { Settings } from './platform/settings.ts';

/**
 * Runs the product in several processes that share its port, and the embedded database in this one. This process answers no
 * call, so it loads as little of the product as it can.
 * @throws StartError for problems that the person starting it can fix
 */
export async function superviseProduct(settings: Settings, log: Log): Promise<Running> {
  await using undo = new AsyncDisposableStack();
  const { connection, stop: stopDatabase } = await openDatabaseServer(settings, log);
  undo.defer(stopDatabase);
  setUpWorkers();
  const workers = keepWorkers({
    count: settings.workers,
    connection: settings.databaseUrl ? null : connection,
    spawn: () => cluster.fork(),
    log,
    onHopeless(reason) {
      throw new Error(`No worker is left, and none can be started: ${reason}`);
    },
  });
  undo.defer(workers.stop);
  const address = await workers.started;
  const { metricsPort } = settings;
  const shown = metricsPort === null ? null : await showFigures(workers, metricsPort);
  if (shown) undo.defer(shown.stop);
  const running = undo.move();
  return { address, metricsAddress: shown?.address ?? null, stop: () => running.disposeAsync() };
}

function setUpWorkers(): void {
  // Whichever worker is free takes the next connection. When one is killed, those that it has not taken yet are left to the
  // others; handed on by this process, the one just under way would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    // A link to the newest release may have moved on when a worker is replaced.
    exec: realpathSync(process.argv[1] ?? ''),
    // Figures hold what JSON does not know, such as NaN.
    serialization: 'advanced',
  });
  // Also one that is stuck and does not notice that nobody is there any more.
  process.on('exit', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  });
}

async function showFigures(workers: Workers, port: number) {
  const registry = new Registry();
  showGauge(registry, 'orendi_workers', 'Workers that take calls', workers.countReady);
  const ended: Counter = new Counter({
    name: 'orendi_worker_ends_total',
    help: 'Workers that have ended by themselves',
    registers: [registry],
    collect() {
      ended.reset();
      ended.inc(workers.countEnds());
    },
  });
  const readOwn = nameFigures(registry, 'supervisor');
  return serveMetrics(
    async () => mergeFigures([await readOwn(), ...(await workers.readFigures())]),
    port,
  );
}
