import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverUser } from '@orendi/server/testing/debian-postgres';
import type { Programs } from './find-programs.ts';
import { killTree } from '../../measure/proc.ts';
import { type Program, startProgram } from '../../product/start-program.ts';
import type { Undo } from '../../product/undo.ts';

export interface Place {
  programs: Programs;
  /** Holds a folder for each. */
  folder: string;
  nextPort(): number;
  undo: Undo;
}

interface ServerPlan extends Pick<Program, 'name' | 'command' | 'isReady'> {
  cwd: string;
  env?: Record<string, string>;
}

/** Starts a server, which the trial kills and starts again, and which ends with the run at the latest. */
export async function runServer({ cwd, env, ...plan }: ServerPlan, { undo }: Pick<Place, 'undo'>) {
  const all = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env };
  const options = { cwd, ...serverUser(), env: all };
  const launch = () => startProgram({ ...plan, options }, undo);
  let running = await launch();
  return {
    pid: () => running.pid,
    async start(): Promise<void> {
      running = await launch();
    },
    /** Ends it without warning, with all that it has started. */
    kill(): Promise<void> {
      killTree(running.pid);
      return running.stop();
    },
  };
}

/** A folder that belongs to a server alone: PostgreSQL refuses to run as root, so none of them does. */
export function makeServerFolder({ folder }: Pick<Place, 'folder'>, name: string): string {
  const own = join(folder, name);
  mkdirSync(own, { mode: 0o700 });
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid);
  return own;
}
