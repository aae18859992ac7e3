import { rmdirSync } from 'node:fs';
import { escapeIdentifier, type ClientConfig } from 'pg';
import { connectionSettings, withClient } from './connection.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { explainTrouble, isSystemError, systemReason } from './explain-trouble.ts';
import { type EmbeddedOptions, prepareCluster } from './prepare-cluster.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { launchPostmaster, type Postmaster, type PostmasterPlan } from './launch-postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { shutDownPostmaster } from './stop-orphan.ts';

/**
 * Keeps the PostgreSQL of the data folder running, on a Unix socket only, until `stop()`.
 * @throws StartError
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions) {
  try {
    return await start(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw explainTrouble('could not start', error.message, error);
  }
}

/**
 * The same, with the data folder locked for as long as it runs. It may be stopped twice.
 * @param check may refuse to start in the locked folder
 */
export async function startLockedPostgres(options: EmbeddedOptions, check = () => {}) {
  const lock = lockDataFolder(options.dataDir);
  try {
    check();
    const { connection, stop } = await startEmbeddedPostgres(options);
    return { connection, stop: () => stop().then(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(options: EmbeddedOptions) {
  const plan = await prepareCluster(options);
  const server = await supervisePostmaster(plan, options.onRestart ?? (() => {}));
  const { folder, socketFolder } = plan;
  /** For a client or a pool; stays valid when the server restarts. */
  const connection = connectionSettings(folder, socketFolder, options.database ?? 'orendi');
  const stop = async () => {
    await server.stop();
    if (socketFolder !== folder.sockets) removeIfEmpty(socketFolder);
  };
  try {
    await createDatabase(connection);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection, stop };
}

async function createDatabase(connection: ClientConfig): Promise<void> {
  const name = connection.database ?? '';
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
  });
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // Cosmetic: the next start reuses or recreates it.
  }
}

const pollMillis = 15;
const firstPauseMillis = 100;
const longestPauseMillis = 5000;
const firstStartPatienceMillis = 60_000;

/** The previous server was killed and its backends have not finished their last query. */
const passingTrouble = /shared memory block|lock file/;

/**
 * Keeps PostgreSQL running until `stop()`, which may be called twice. Resolves on its first answer.
 * @throws StartError when it cannot start
 */
async function supervisePostmaster(plan: PostmasterPlan, onRestart: () => void) {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let current: Postmaster | undefined;

  /** Resolves to null when the server answers, otherwise to the reason why it does not. */
  const launch = async (): Promise<string | null> => {
    try {
      current = await launchPostmaster(plan);
      if (isStopping()) current.signal('SIGINT');
      return await becomeReady(current, plan.folder.cluster);
    } catch (error) {
      return systemReason(error);
    }
  };

  const launchUntilReady = async (isHopeless: (trouble: string) => boolean) => {
    for (let pause = firstPauseMillis; ; pause = Math.min(pause * 2, longestPauseMillis)) {
      const trouble = await launch();
      if (trouble === null || isHopeless(trouble)) return trouble;
      plan.log.warn(`PostgreSQL did not start: ${trouble}.`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (isStopping()) return trouble;
    }
  };

  const keepRunning = async () => {
    for (;;) {
      const reason = await current?.ended;
      if (isStopping()) return;
      plan.log.warn(`PostgreSQL has ended (${reason}) and is started again.`);
      await launchUntilReady(() => false);
      if (isStopping()) return;
      plan.log.info('PostgreSQL answers again.');
      onRestart();
    }
  };

  // Even without stop(), as after an uncaught error, the server shuts down cleanly.
  const letGo = () => current?.signal('SIGINT');
  process.on('exit', letGo);

  const deadline = Date.now() + firstStartPatienceMillis;
  const trouble = await launchUntilReady(
    (reason) => !passingTrouble.test(reason) || Date.now() > deadline,
  );
  if (trouble !== null) {
    letGo();
    process.off('exit', letGo);
    throw explainTrouble('did not start', trouble);
  }
  const running = keepRunning();

  const endCurrent = () =>
    shutDownPostmaster(
      (name) => current?.signal(name),
      () => current?.hasEnded() ?? true,
    );
  const stop = async () => {
    stopping.abort();
    await endCurrent();
    await running;
    // A launch was in progress.
    await endCurrent();
    process.off('exit', letGo);
  };
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()) };
}

/** Waits as long as the process lives: recovery after a crash may take minutes. */
async function becomeReady(postmaster: Postmaster, cluster: string): Promise<string | null> {
  while (!postmaster.hasEnded()) {
    const file = readPostmasterFile(cluster);
    if (file?.ready && file.pid === postmaster.pid) return null;
    await delay(pollMillis);
  }
  return postmaster.ended;
}
