import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listTree, unlessGone } from '../measure/proc.ts';
import type { Undo } from '../product/undo.ts';

/** Processes that share a part of the machine. */
export type LimitedGroup = ReturnType<typeof limitGroup>;

interface Limits {
  /** A part of one processor, such as 0.25. */
  share?: number;
  /** Goes before all other work on its processor. */
  isFirst?: boolean;
  /** That may be read, and written, on the disk of temporary folders each second. */
  diskBytes?: number;
  memoryBytes?: number;
}

/** The share of the machine that a starved process has. */
export const scarce: Limits = { share: 0.25, diskBytes: 2_000_000 };

const root = '/sys/fs/cgroup';
/** The first version of the kernel's interface has a hierarchy for each controller, the second a single one. */
export const isFirstVersion = existsSync(join(root, 'cpu/cgroup.procs'));
/** Short, so that a process that has used up its share does not stand still for long. */
const periodUs = 20_000;
/** Nothing is swapped out, where the kernel counts swap. */
const wherePossible = new Set(['memory.memsw.limit_in_bytes', 'memory.swap.max']);

/** Limits processes as a smaller machine does: by control groups of the kernel, which root may make. */
export function limitGroup(name: string, limits: Limits, undo: Undo, top = root) {
  const groups: string[] = [];
  /** The limits that this machine cannot set, and why. */
  const missing: string[] = [];
  for (const [what, settings] of listSettings(limits)) {
    const [controller = ''] = Object.keys(settings)[0]?.split('.') ?? [];
    const group = join(top, isFirstVersion ? controller : '', name);
    try {
      if (!groups.includes(group)) makeGroup(group);
      groups.push(group);
      for (const [file, value] of Object.entries(settings)) {
        const path = join(group, file);
        if (!wherePossible.has(file) || existsSync(path)) writeFileSync(path, String(value));
      }
    } catch (error) {
      missing.push(`${what} (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
    }
  }

  const move = (pid: number | string, group: string) =>
    unlessGone(() => writeFileSync(join(group, 'cgroup.procs'), String(pid)));
  undo.add(async () => {
    for (const group of new Set(groups)) {
      const members = readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n');
      for (const pid of members.filter(Boolean)) move(pid, join(group, '..'));
      // A process that has just ended keeps its group for a moment.
      await pause(100);
      rmdirSync(group);
    }
  });
  const entering = groups.map((group) => `echo $$ > ${group}/cgroup.procs || exit 1`);
  return {
    /** Takes in a process with all that it has started; what it starts from now on follows by itself. */
    add(pid: number) {
      for (const one of listTree(pid)) for (const group of groups) move(one, group);
    },
    /** The beginning of a command that runs in the group. */
    through: ['/bin/sh', '-c', [...entering, 'exec "$@"'].join('; '), 'sh'],
    missing,
    /** The text of a file in which the kernel counts what the group uses; empty where it does not. */
    read(file: string): string {
      const path = groups.map((group) => join(group, file)).find(existsSync);
      return path === undefined ? '' : readFileSync(path, 'utf8');
    },
  };
}

/** @throws Error where the kernel makes no group of a new folder */
function makeGroup(group: string): void {
  mkdirSync(group);
  if (existsSync(join(group, 'cgroup.procs'))) return;
  rmdirSync(group);
  throw new Error('not a control group');
}

/** The text for each file of a group, whose name begins with that of its controller. */
type Settings = Record<string, string | number>;

/** The limits in the kernel's version. */
function listSettings({ share, isFirst, diskBytes, memoryBytes }: Limits) {
  const all: [what: string, settings: Settings][] = [];
  const add = (what: string, first: Settings, second: Settings) =>
    all.push([what, isFirstVersion ? first : second]);
  if (share !== undefined) {
    const quota = Math.round(periodUs * share);
    const first = { 'cpu.cfs_period_us': periodUs, 'cpu.cfs_quota_us': quota };
    add('processor', first, { 'cpu.max': `${quota} ${periodUs}` });
  }
  if (isFirst) add('precedence', { 'cpu.shares': 2 ** 18 }, { 'cpu.weight': 10_000 });
  if (diskBytes !== undefined) {
    const { dev } = statSync(tmpdir());
    const disk = `${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`;
    const throttle = (way: string) => [`blkio.throttle.${way}_bps_device`, `${disk} ${diskBytes}`];
    const first = Object.fromEntries(['read', 'write'].map(throttle)) as Settings;
    add('disk', first, { 'io.max': `${disk} rbps=${diskBytes} wbps=${diskBytes}` });
  }
  if (memoryBytes !== undefined) {
    const first = {
      'memory.limit_in_bytes': memoryBytes,
      'memory.memsw.limit_in_bytes': memoryBytes,
    };
    add('memory', first, { 'memory.max': memoryBytes, 'memory.swap.max': 0 });
  }
  return all;
}
