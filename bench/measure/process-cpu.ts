import { listProc, readProc } from './read-proc.ts';

/** Milliseconds that a process, with all its threads, has been on a processor by now; 0 once it is gone. */
export function processCpu(pid: number): number {
  let nanoseconds = 0;
  for (const task of listProc(`${pid}/task`)) {
    nanoseconds += Number(readProc(`${pid}/task/${task}/schedstat`).split(' ', 1)[0]);
  }
  return nanoseconds / 1e6;
}

export function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readProc(`${pid}/status`))?.[1]);
}

/** Megabytes in memory now, and the most there ever were. */
export function processMemory(pid: number): { now: number; most: number } {
  const status = readProc(`${pid}/status`);
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
