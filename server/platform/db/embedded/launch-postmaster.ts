import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseFolder } from './database-folder.ts';
import { databaseEnvironment } from './database-user.ts';
import type { prepareCluster } from './prepare-cluster.ts';
import { disownPostmasterFile } from './postmaster-file.ts';
import { socketName } from './socket-folder.ts';
import { stopOrphan } from './stop-orphan.ts';

export type PostmasterPlan = Awaited<ReturnType<typeof prepareCluster>>;

export type Postmaster = Awaited<ReturnType<typeof launchPostmaster>>;

/** Starts PostgreSQL once, whatever an earlier process left behind. Does not wait until it answers. */
export async function launchPostmaster(plan: PostmasterPlan) {
  await stopOrphan(plan.folder);
  clearTraces(plan);
  const child = spawn(
    plan.program,
    ['-D', plan.clusterArgument, ...serverSettings(plan.folder, plan.socketFolder, plan.settings)],
    {
      ...plan.user,
      cwd: plan.folder.cluster,
      env: databaseEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      // A separate process group: Ctrl-C in the terminal reaches only us, and we shut the server down in order.
      detached: true,
    },
  );
  let lastFatal: string | undefined;
  let isToEnd = false;
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (/^(FATAL|PANIC):/.test(line)) lastFatal = line.replace(/^\w+: +/, '');
    // Connected clients are sent away with a FATAL, as intended.
    const isFarewell = isToEnd && /^FATAL: .*(administrator command|shutting down)/.test(line);
    if (!isFarewell && /^(WARNING|ERROR|FATAL|PANIC):/.test(line))
      plan.log.warn(`PostgreSQL: ${line}`);
    else plan.log.debug(`PostgreSQL: ${line}`);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', async (code, signal) => {
      // Its last output may still be in the pipe, which its backends keep open for a while.
      if (!child.stderr.closed) await Promise.race([once(child.stderr, 'close'), delay(200)]);
      // It aborts after its own PANIC.
      resolve((signal !== 'SIGABRT' && signal) || lastFatal || (signal ?? `exit code ${code}`));
    });
  });
  return {
    /** Undefined when the program could not be started. */
    pid: child.pid,
    /** Resolves with the reason when the process has ended. */
    ended,
    hasEnded: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
    signal(name: NodeJS.Signals): void {
      isToEnd = true;
      child.kill(name);
    },
  };
}

function clearTraces({ folder, socketFolder }: PostmasterPlan): void {
  disownPostmasterFile(folder.cluster);
  for (const name of [socketName, `${socketName}.lock`])
    rmSync(join(socketFolder, name), { force: true });
}

/** PostgreSQL's settings as command line arguments, which override its configuration files. */
function serverSettings(
  folder: DatabaseFolder,
  socketFolder: string,
  others: Record<string, string>,
): string[] {
  const settings = {
    cluster_name: folder.clusterName,
    // Socket only: no port conflicts, and nothing reachable from outside.
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    // Short queries over data that is mostly in memory: compiling costs more than it saves.
    jit: 'off',
    random_page_cost: '1.1',
    // With many concurrent visitors, a second worker for one query only takes processor time from another.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    // Stderr goes to our log: one line per message, without the values of failed statements.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...others,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
