import { listProc, readProc } from './read-proc.ts';

/** Processor milliseconds of a process with all its threads so far; 0 once it is gone. */
export function processCpu(pid: number): number {
  return [...threadCpu(pid).values()].reduce((sum, cpu) => sum + cpu, 0);
}

/**
 * Starts measuring a process. A thread that ends takes its time with it, so each thread is counted separately.
 * @returns reads the processor milliseconds since
 */
export function startProcessMeter(pid: number): () => number {
  const before = threadCpu(pid);
  return () => {
    let sum = 0;
    for (const [thread, cpu] of threadCpu(pid)) sum += cpu - (before.get(thread) ?? 0);
    return sum;
  };
}

function threadCpu(pid: number): Map<string, number> {
  return new Map(
    listProc(`${pid}/task`).map((thread) => {
      const [nanoseconds] = readProc(`${pid}/task/${thread}/schedstat`).split(' ', 1);
      return [thread, Number(nanoseconds) / 1e6];
    }),
  );
}

export function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readProc(`${pid}/status`))?.[1]);
}

/** Current and peak memory, in megabytes. */
export function processMemory(pid: number): { now: number; most: number } {
  const status = readProc(`${pid}/status`);
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
