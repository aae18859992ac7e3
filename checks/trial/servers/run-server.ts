import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Undo } from '../../product/undo.ts';
import { killTree, treeCpu } from '../../measure/process-tree.ts';
import type { ServerUser } from './server-user.ts';

/** How a server is started. */
export interface ServerPlan {
  /** As it is called in messages. */
  name: string;
  program: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  user?: ServerUser;
  /** Whether it answers; asked again until it does. An error counts as no. */
  isReady(): Promise<boolean>;
  patienceMs?: number;
  /** What asks it to end. */
  endSignal?: NodeJS.Signals;
}

/** A server that the trial runs, kills and starts again. */
export interface TrialServer {
  name: string;
  /** @returns once it answers */
  start(): Promise<void>;
  /** Ends it without warning, with all that it has started. */
  kill(): Promise<void>;
  /** Of the process that was started last; 0 before. */
  pid(): number;
  /** Processor milliseconds since it was last started. */
  cpu(): number;
}

const longestStopMs = 15_000;

/** Starts a server that ends with the run at the latest. */
export async function runServer(plan: ServerPlan, undo: Undo): Promise<TrialServer> {
  let child: ChildProcess | undefined;
  let said = '';
  let isOver = false;

  const start = async () => {
    if (isOver) throw new Error(`${plan.name} is not started any more: the run is over.`);
    said = '';
    const { program, args, cwd, env, user } = plan;
    const started = spawn(program, args, {
      cwd,
      ...user,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.on('error', (error) => (said += String(error)));
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-3_000)));
    await untilReady(
      plan,
      () => hasEnded(started),
      () => said,
    );
  };
  undo.add(async () => {
    isOver = true;
    await endChild(child, plan.endSignal ?? 'SIGTERM');
  });
  await start();
  return {
    name: plan.name,
    start,
    async kill() {
      if (!child || hasEnded(child)) return;
      const ended = once(child, 'exit');
      killTree(child.pid ?? 0);
      await ended;
    },
    pid: () => child?.pid ?? 0,
    cpu: () => (child?.pid ? treeCpu(child.pid) : 0),
  };
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** @throws Error with the server's last words if it ends or does not answer in time */
async function untilReady(
  { name, isReady, patienceMs = 90_000 }: ServerPlan,
  isGone: () => boolean,
  said: () => string,
): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ; await pause(100)) {
    if (isGone()) throw new Error(`${name} ended at once:\n${said()}`);
    if (await isReady().catch(() => false)) return;
    if (performance.now() > deadline) throw new Error(`${name} did not answer in time:\n${said()}`);
  }
}

async function endChild(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => killTree(child.pid ?? 0), longestStopMs);
  await ended;
  clearTimeout(late);
}
