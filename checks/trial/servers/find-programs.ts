import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';

/** Debian keeps servers where a person's path does not always lead. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const findProgram = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** Debian's packages with the programs that the trial needs of the machine. */
const packages = {
  nginx: 'nginx',
  redis: 'redis-server',
  postgres: 'postgresql',
  java: 'openjdk-17-jre-headless',
  mvn: 'maven',
  patroni: 'patroni',
  etcd: 'etcd-server python3-etcd',
};

/** Where each program is; of PostgreSQL, the folder of its programs. */
export type Programs = Record<keyof typeof packages, string>;

/** @throws Error that names all packages that are missing */
export function findPrograms(find = findProgram, findPostgres = findDebianPostgres): Programs {
  const names = Object.keys(packages) as (keyof typeof packages)[];
  const found = names.map((name) => {
    if (name === 'postgres') return [name, findPostgres()] as const;
    if (name === 'redis') return [name, find('redis-server') ?? find('valkey-server')] as const;
    return [name, find(name)] as const;
  });
  const missing = found.filter(([, path]) => path === null).map(([name]) => packages[name]);
  if (missing.length === 0) return Object.fromEntries(found) as Programs;
  const list = missing.join(' ');
  throw new Error(`Not installed: ${list}. On Debian: apt-get install ${list}`);
}
