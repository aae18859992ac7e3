import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';

/** What the trial needs of the machine. */
export interface Programs {
  nginx: string;
  redis: string;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
}

/** Debian keeps servers where a person's path does not always lead. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where a program is; null if it is not installed. */
export function findProgram(name: string): string | null {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Of Debian's packages that hold nothing else that is looked for. */
const packages = {
  nginx: 'nginx',
  redis: 'redis-server',
  postgres: 'postgresql',
  java: 'openjdk-17-jre-headless',
  mvn: 'maven',
};

/** @throws Error that names all packages that are missing */
export function findPrograms(find = findProgram, findPostgres = findDebianPostgres): Programs {
  const found = {
    nginx: find('nginx'),
    redis: find('redis-server') ?? find('valkey-server'),
    postgres: findPostgres(),
    java: find('java'),
    mvn: find('mvn'),
  };
  const names = Object.keys(packages) as (keyof typeof packages)[];
  const missing = names.filter((name) => found[name] === null).map((name) => packages[name]);
  const { nginx, redis, postgres } = found;
  if (missing.length === 0 && nginx && redis && postgres) return { nginx, redis, postgres };
  const list = missing.join(' ');
  throw new Error(`Not installed: ${list}. On Debian: apt-get install ${list}`);
}
