import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system reports each process's processor time and memory: Linux does. */
export const hasProc = existsSync('/proc/self/schedstat');

/** The text of a file below /proc; empty once its process is gone. */
export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** The names in a folder below /proc; none once its process is gone. */
export function listProc(path: string): string[] {
  try {
    return readdirSync(`/proc/${path}`);
  } catch {
    return [];
  }
}

export function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readProc(`${pid}/status`))?.[1]);
}

/** Resident memory in megabytes: at present, and at its peak. */
export function processMemory(pid: number): { now: number; most: number } {
  const status = readProc(`${pid}/status`);
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

const msPerTick = 10;

/** A process and all that it has started, itself first; none once it is gone. */
export function listTree(pid: number): number[] {
  const children = listProc(`${pid}/task`).flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
  return readProc(`${pid}/stat`) === '' ? [] : [pid, ...children.flatMap(listTree)];
}

/**
 * Kills a process and all that it has started at once, as when its machine loses its power: what it started would
 * otherwise still finish what it is doing.
 */
export function killTree(pid: number): void {
  for (const one of listTree(pid)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Processor milliseconds of a process and all that it has started so far, those included that have ended. */
export function treeCpu(pid: number): number {
  return listTree(pid).reduce((sum, one) => sum + cpuOf(one), 0);
}

/** utime, stime, cutime and cstime of proc(5), counted from the field after the name in brackets. */
function cpuOf(pid: number): number {
  const fields = readProc(`${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
}
