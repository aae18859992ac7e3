import { existsSync } from 'node:fs';

/** The program of a Redis or Valkey that is installed from Debian's packages, or null. */
export function findRedisServer(): string | null {
  const programs = ['/usr/bin/redis-server', '/usr/bin/valkey-server'];
  return programs.find((program) => existsSync(program)) ?? null;
}
