import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system reports each process's processor time and memory: Linux does. */
export const hasProc = existsSync('/proc/self/schedstat');
export const noProc = 'not measured: this system has no /proc';

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
