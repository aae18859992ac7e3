import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listTree } from '../measure/process-tree.ts';
import type { Undo } from '../product/undo.ts';

/** Processes that share a part of the machine. */
export interface LimitedGroup {
  /** Takes in a process with all that it has started; what it starts from now on follows by itself. */
  add(pid: number): void;
  /** The beginning of a command that runs in the group. */
  through: string[];
  /** The limits that this machine cannot set, and why. */
  missing: string[];
  /** Lets all go that are still there. */
  release(): Promise<void>;
}

interface Limits {
  /** A part of one processor, such as 0.25. */
  share: number;
  /** That may be read, and written, on the disk of temporary folders each second. */
  diskBytes?: number;
}

/** The text for each file of a group. */
type Settings = Record<string, string | number>;

const root = '/sys/fs/cgroup';
/** Short, so that a process that has used up its share does not stand still for long. */
const periodUs = 20_000;

/** Limits processes as a smaller machine does: by control groups of the kernel, which root may make. */
export function limitGroup(name: string, { share, diskBytes }: Limits, undo: Undo): LimitedGroup {
  const isFirstVersion = existsSync(join(root, 'cpu/cgroup.procs'));
  const { dev } = statSync(tmpdir());
  const disk = `${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`;
  const quota = Math.round(periodUs * share);
  const processor: Settings = isFirstVersion
    ? { 'cpu.cfs_period_us': periodUs, 'cpu.cfs_quota_us': quota }
    : { 'cpu.max': `${quota} ${periodUs}` };
  const transfers: Settings = isFirstVersion
    ? {
        'blkio.throttle.read_bps_device': `${disk} ${diskBytes}`,
        'blkio.throttle.write_bps_device': `${disk} ${diskBytes}`,
      }
    : { 'io.max': `${disk} rbps=${diskBytes} wbps=${diskBytes}` };
  const groups = new Set<string>();
  const missing: string[] = [];
  const limit = (what: string, controller: string, settings: Settings) => {
    const group = join(root, isFirstVersion ? controller : '', name);
    try {
      mkdirSync(group, { recursive: true });
      groups.add(group);
      for (const [file, value] of Object.entries(settings))
        writeFileSync(join(group, file), String(value));
    } catch (error) {
      missing.push(`${what} (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
    }
  };
  limit('processor', 'cpu', processor);
  if (diskBytes !== undefined) limit('disk', isFirstVersion ? 'blkio' : 'io', transfers);

  const move = (pid: number | string, group: string) => {
    try {
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const release = undo.add(async () => {
    for (const group of groups) {
      const members = readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n');
      for (const pid of members.filter(Boolean)) move(pid, join(group, '..'));
      // A process that has just ended keeps its group for a moment.
      await pause(100);
      rmdirSync(group);
    }
    groups.clear();
  });
  const entering = [...groups].map((group) => `echo $$ > ${group}/cgroup.procs`);
  return {
    add(pid) {
      for (const one of listTree(pid)) for (const group of groups) move(one, group);
    },
    through: ['/bin/sh', '-c', [...entering, 'exec "$@"'].join('; '), 'sh'],
    missing,
    release,
  };
}
