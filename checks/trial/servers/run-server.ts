import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { killTree, treeCpu } from '../../measure/proc.ts';
import { hasEnded, startProgram } from '../../product/start-program.ts';
import type { Undo } from '../../product/undo.ts';

/** Whom a server runs as, if not whoever runs the trial. */
type User = { uid?: number; gid?: number };

/** How a server is started. */
interface ServerPlan {
  /** Its name in messages. */
  name: string;
  command: readonly string[];
  cwd: string;
  user?: User;
  port: number;
  /** Whether it works, if that is more than to listen. */
  isReady?(): Promise<boolean>;
}

/** A server that the trial runs, kills and starts again. */
export type TrialServer = Awaited<ReturnType<typeof runServer>>;

/** Starts a server that ends with the run at the latest. */
export async function runServer(plan: ServerPlan, undo: Undo) {
  const { name, command, cwd, user, port, isReady = () => isListening(port) } = plan;
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  const launch = () =>
    startProgram({ name, command, options: { cwd, ...user, env }, isReady }, undo);
  let running = await launch();
  return {
    port,
    async start(): Promise<void> {
      running = await launch();
    },
    /** Ends it without warning, with all that it has started. */
    async kill(): Promise<void> {
      const { child, pid } = running;
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      killTree(pid);
      await ended;
    },
    pid: () => running.pid,
    /** Processor milliseconds since it was last started. */
    cpu: () => treeCpu(running.pid),
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
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A folder that belongs to a server alone. */
export function makeServerFolder(within: string, name: string, { uid, gid }: User = {}): string {
  const folder = join(within, name);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
