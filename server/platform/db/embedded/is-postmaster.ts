import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether the process is the PostgreSQL server of this cluster and not another program that was given
 * the number since. Told by its command line, which root may read without further rights, also in a
 * container; /proc/PID/exe and cwd it may not.
 */
export function isPostmaster(pid: number, clusterName: string): boolean {
  const words = existsSync('/proc/self/cmdline') ? readProc(pid) : askPs(pid);
  return words.includes('postgres') && words.includes(`cluster_name=${clusterName}`);
}

/** Empty for a process that has ended, also for one whose parent has not asked how. */
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
