import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { killTree, treeCpu } from '../../measure/proc.ts';
import { hasEnded, keepOutput, stopChild } from '../../product/child.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
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

/** Starts a server that ends with the run at the latest. */
export async function runServer(plan: ServerPlan, undo: Undo) {
  const { name, program, args, cwd, user, port, isReady = () => isListening(port) } = plan;
  let child: ChildProcess | undefined;
  let isOver = false;

  const start = async () => {
    if (isOver) throw new Error(`${name} is not started any more: the run is over.`);
    let fault = '';
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
    const started = spawn(program, args, { cwd, ...user, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    started.on('error', (error) => (fault = String(error)));
    const output = keepOutput(started);
    const said = () => fault + output();
    for (const deadline = performance.now() + patienceMs; ; await pause(100)) {
      if (hasEnded(started)) throw new Error(`${name} ended at once:\n${said()}`);
      if (await isReady().catch(() => false)) return;
      if (performance.now() > deadline) throw new Error(`${name} did not answer:\n${said()}`);
    }
  };
  undo.add(async () => {
    isOver = true;
    if (child) await stopChild(child);
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

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}

/** Gives out the first of so many ports in a row; one without a number. */
export type NextPort = (count?: number) => Promise<number>;

/** The ports that a kernel chooses for connections begin above. */
const lastPort = 32_767;

/**
 * Gives out ports that nobody listens on, upwards from the first. Servers are killed and come back on the same port, so it
 * must be none that the kernel gives to some connection meanwhile.
 */
export function portsFrom(first: number): NextPort {
  let next = first;
  return async (count = 1) => {
    for (let found = 0; next <= lastPort;) {
      found = (await isFree(next)) ? found + 1 : 0;
      next += 1;
      if (found === count) return next - count;
    }
    throw new Error(`There are not enough free ports from ${first} on.`);
  };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A new folder that is removed after the run; servers under other users may pass through it to their own. */
export async function makeTrialFolder(undo: Undo): Promise<string> {
  const folder = await makeTempFolder(undo);
  await chmod(folder, 0o711);
  return folder;
}

/** A folder inside of it that belongs to a server alone. */
export function makeServerFolder(
  within: string,
  name: string,
  user: { uid?: number; gid?: number } = {},
): string {
  const folder = join(within, name);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const { uid, gid } = user;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
