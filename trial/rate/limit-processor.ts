import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a process back what it had. */
export type Release = () => void;

const root = '/sys/fs/cgroup';
/** Short, so that a process that has used up its share does not stand still for long. */
const periodUs = 20_000;

/**
 * Lets a process have no more than a share of one processor, as on a machine that is smaller than this one: by a control
 * group of the kernel, which root may make.
 * @returns null where that cannot be done
 */
export function limitProcessor(pid: number, share: number): Release | null {
  const quota = String(Math.round(periodUs * share));
  const isFirstVersion = existsSync(join(root, 'cpu/cgroup.procs'));
  const top = isFirstVersion ? join(root, 'cpu') : root;
  const group = join(top, `orendi-trial-${pid}`);
  const give = (folder: string) => writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  try {
    const before = join(top, groupOf(pid, isFirstVersion));
    mkdirSync(group);
    const release = () => {
      // Once the process has ended, nobody is left in the group.
      if (existsSync(`/proc/${pid}`)) give(before);
      rmdirSync(group);
    };
    try {
      if (isFirstVersion) {
        writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs));
        writeFileSync(join(group, 'cpu.cfs_quota_us'), quota);
      } else {
        writeFileSync(join(group, 'cpu.max'), `${quota} ${periodUs}`);
      }
      give(group);
      return release;
    } catch {
      release();
      return null;
    }
  } catch {
    return null;
  }
}

/** The path of the group that a process is in, such as `/`. */
function groupOf(pid: number, isFirstVersion: boolean): string {
  const lines = readFileSync(`/proc/${pid}/cgroup`, 'utf8');
  const pattern = isFirstVersion ? /^\d+:(?:[^:]*,)?cpu(?:,[^:]*)?:(.+)$/m : /^0::(.+)$/m;
  return pattern.exec(lines)?.[1] ?? '/';
}
