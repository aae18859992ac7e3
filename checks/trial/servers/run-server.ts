import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { killTree, treeCpu } from '../../measure/process-tree.ts';
import type { Undo } from '../../product/undo.ts';

/** How a server is started. */
interface ServerPlan {
  /** Its name in messages. */
  name: string;
  program: string;
  args: string[];
  cwd: string;
  /** Whom it runs as, if not whoever runs the trial. */
  user?: { uid?: number; gid?: number };
  port: number;
  /** Whether it works, if that is more than to listen; asked again until it does. An error counts as no. */
  isReady?(): Promise<boolean>;
}

/** A server that the trial runs, kills and starts again. */
export type TrialServer = Awaited<ReturnType<typeof runServer>>;

const patienceMs = 90_000;
const longestStopMs = 15_000;

/** Starts a server that ends with the run at the latest. */
export async function runServer(plan: ServerPlan, undo: Undo) {
  const { name, program, args, cwd, user, port, isReady = () => isListening(port) } = plan;
  let child: ChildProcess | undefined;
  let said = '';
  let isOver = false;

  const start = async () => {
    if (isOver) throw new Error(`${name} is not started any more: the run is over.`);
    said = '';
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
    const started = spawn(program, args, { cwd, ...user, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    started.on('error', (error) => (said += String(error)));
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-3_000)));
    for (const deadline = performance.now() + patienceMs; ; await pause(100)) {
      if (hasEnded(started)) throw new Error(`${name} ended at once:\n${said}`);
      if (await isReady().catch(() => false)) return;
      if (performance.now() > deadline) throw new Error(`${name} did not answer:\n${said}`);
    }
  };
  undo.add(async () => {
    isOver = true;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => killTree(child?.pid ?? 0), longestStopMs);
    await ended;
    clearTimeout(late);
  });
  await start();
  return {
    port,
    start,
    /** Ends it without warning, with all that it has started. */
    async kill(): Promise<void> {
      if (!child || hasEnded(child)) return;
      const ended = once(child, 'exit');
      killTree(child.pid ?? 0);
      await ended;
    },
    pid: () => child?.pid ?? 0,
    /** Processor milliseconds since it was last started. */
    cpu: () => treeCpu(child?.pid ?? 0),
  };
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}
