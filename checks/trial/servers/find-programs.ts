import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';

/** Debian keeps servers where a person's path does not always lead. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const findProgram = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** Where each program is; of PostgreSQL, the folder of its programs. */
export type Programs = ReturnType<typeof findPrograms>;

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
