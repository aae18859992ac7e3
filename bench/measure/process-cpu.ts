import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system tells how long each process was on a processor: Linux does. */
export const tellsCpu = existsSync('/proc/self/schedstat');
export const noCpu = 'not measured: this system has no /proc';

/** Nanoseconds on a processor, by process. */
type Reading = Map<number, number>;

/** How long these processes, with all their threads, have been on a processor by now. One that is gone is left out. */
export function readCpu(pids: readonly number[]): Reading {
  return new Map(pids.map((pid) => [pid, cpuOf(pid)]));
}

/** Milliseconds between two readings; a process that only the later one knows counts from its beginning. */
export function cpuBetween(before: Reading, after: Reading): number {
  let sum = 0;
  for (const [pid, now] of after) sum += Math.max(0, now - (before.get(pid) ?? 0));
  return sum / 1e6;
}

function cpuOf(pid: number): number {
  let sum = 0;
  for (const task of readFolder(`/proc/${pid}/task`)) {
    sum += Number(readText(`/proc/${pid}/task/${task}/schedstat`).split(' ', 1)[0]);
  }
  return sum;
}

/** The processes that PostgreSQL has started for its clients, and the workers that help those. */
export function listBackends(postmaster: number): number[] {
  const children = readText(`/proc/${postmaster}/task/${postmaster}/children`).trim();
  return children
    .split(' ')
    .map(Number)
    .filter((pid) => /\[local\]|parallel worker/.test(readText(`/proc/${pid}/cmdline`)));
}

export function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1]);
}

/** Megabytes in memory now, and the most there ever were. */
export function readMemory(pid: number): { now: number; most: number } {
  const status = readText(`/proc/${pid}/status`);
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
