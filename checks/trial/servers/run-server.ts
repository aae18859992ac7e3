import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { serverUser } from '@orendi/server/testing/debian-postgres';
import { killTree } from '../../measure/proc.ts';
import { type Program, startProgram } from '../../product/start-product.ts';
import type { Undo } from '../../product/undo.ts';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';

export interface Place {
  programs: Programs;
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

/** Debian keeps servers where a person's path does not always lead. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const findProgram = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** Where each program is; of PostgreSQL, the folder of its programs. */
type Programs = ReturnType<typeof findPrograms>;

/** @throws Error that names all of Debian's packages that are missing */
export function findPrograms(find = findProgram, findPostgres = findDebianPostgres) {
  const missing: string[] = [];
  const need = (debian: string, found: string | null): string => {
    if (found === null) missing.push(debian);
    return found ?? '';
  };
  const programs = {
    nginx: need('nginx', find('nginx')),
    redis: need('redis-server', find('redis-server') ?? find('valkey-server')),
    postgres: need('postgresql', findPostgres()),
    java: need('openjdk-17-jre-headless', find('java')),
    mvn: need('maven', find('mvn')),
    patroni: need('patroni', find('patroni')),
    etcd: need('etcd-server python3-etcd', find('etcd')),
  };
  if (missing.length === 0) return programs;
  const list = missing.join(' ');
  throw new Error(`Not installed: ${list}. On Debian: apt-get install ${list}`);
}
