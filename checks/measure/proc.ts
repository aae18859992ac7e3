import { readdirSync, readFileSync } from 'node:fs';

function read<Found>(look: () => Found, gone: Found): Found {
  try {
    return look();
  } catch {
    return gone;
  }
}

/** The text of a file below /proc; empty once its process is gone. */
export const readProc = (path: string): string =>
  read(() => readFileSync(`/proc/${path}`, 'utf8'), '');

/** The names in a folder below /proc; none once its process is gone. */
export const listProc = (path: string): string[] => read(() => readdirSync(`/proc/${path}`), []);

/** A figure of a file with lines such as `VmRSS:   2048 kB`, in megabytes. */
export const megabytesIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / 1024;

/** Resident memory in megabytes: at present, and at its peak. */
export function processMemory(pid: number): { now: number; most: number } {
  const status = readProc(`${pid}/status`);
  return { now: megabytesIn(status, 'VmRSS'), most: megabytesIn(status, 'VmHWM') };
}

/** A process and all that it has started, itself first; none once it is gone. */
export function listTree(pid: number): number[] {
  const children = listProc(`${pid}/task`).flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
  return readProc(`${pid}/stat`) === '' ? [] : [pid, ...children.flatMap(listTree)];
}

/** Does something to a process, unless it is gone already. */
export function unlessGone(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A process that is gone already needs no signal. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void =>
  pids.forEach((pid) => unlessGone(() => process.kill(pid, signal)));

/**
 * Kills a process and all that it has started at once, as when its machine loses its power: what it started would
 * otherwise still finish what it is doing.
 */
export const killTree = (pid: number): void => signalAll(listTree(pid), 'SIGKILL');

const msPerTick = 10;

/** Processor milliseconds of all children of a process that have ended, by proc(5). */
export function cpuOfEnded(pid: number): number {
  // Counted from the field after the name in brackets.
  const fields = readProc(`${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number);
  return msPerTick * (user + system);
}
