import { execFileSync } from 'node:child_process';

/** Who a server runs as. Empty: whoever runs the trial. */
export type ServerUser = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root; Debian's package has made it a user of its own. */
export function postgresUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
