import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether the process is this cluster's PostgreSQL server and not another program that reused its process id. Decided
 * by the command line, which root may read without further privileges, even in a container; /proc/PID/exe and cwd need
 * more.
 */
export function isPostmaster(pid: number, clusterName: string): boolean {
  const words = existsSync('/proc/self/cmdline') ? readProc(pid) : askPs(pid);
  return words.includes('postgres') && words.includes(`cluster_name=${clusterName}`);
}

/** Empty for a process that has ended, including a zombie. */
function readProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** For systems without /proc, such as macOS. */
export function askPs(pid: number): string {
  return (
    spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  );
}
