import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { serverUser } from '@orendi/server/testing/debian-postgres';
import type { Programs } from './find-programs.ts';
import { killTree } from '../../measure/proc.ts';
import { hasEnded, startProgram } from '../../product/start-program.ts';
import type { Undo } from '../../product/undo.ts';

/** Where a site's servers run. */
export interface Place {
  programs: Programs;
  /** Holds a folder for each. */
  folder: string;
  nextPort(): number;
  undo: Undo;
}

/** How a server is started. */
interface ServerPlan {
  /** Its name in messages. */
  name: string;
  command: readonly string[];
  cwd: string;
  env?: Record<string, string>;
  port: number;
  /** Whether it works, if that is more than to listen. */
  isReady?(): Promise<boolean>;
}

/** Starts a server, which the trial kills and starts again, and which ends with the run at the latest. */
export async function runServer(plan: ServerPlan, { undo }: Pick<Place, 'undo'>) {
  const { name, command, cwd, port, isReady = () => isListening(port) } = plan;
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...plan.env };
  const options = { cwd, ...serverUser(), env };
  const launch = () => startProgram({ name, command, options, isReady }, undo);
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

/** A folder that belongs to a server alone: PostgreSQL refuses to run as root, so none of them does. */
export function makeServerFolder({ folder }: Pick<Place, 'folder'>, name: string): string {
  const own = join(folder, name);
  mkdirSync(own, { mode: 0o700 });
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid);
  return own;
}
