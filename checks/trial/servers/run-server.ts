import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { killTree } from '../../measure/proc.ts';
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

/** Starts a server, which the trial kills and starts again, and which ends with the run at the latest. */
export async function runServer(plan: ServerPlan, undo: Undo) {
  const { name, command, cwd, user, port, isReady = () => isListening(port) } = plan;
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  const launch = () =>
    startProgram({ name, command, options: { cwd, ...user, env }, isReady }, undo);
  let running = await launch();
  return {
    port,
    pid: () => running.pid,
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

/** A folder that belongs to a server alone. */
export function makeServerFolder(within: string, name: string, { uid, gid }: User = {}): string {
  const folder = join(within, name);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
