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
const listProc = (path: string): string[] => read(() => readdirSync(`/proc/${path}`), []);

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

/** A process that is gone already needs no signal. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Kills a process and all that it has started at once, as when its machine loses its power: what it started would
 * otherwise still finish what it is doing.
 */
export const killTree = (pid: number): void => signalAll(listTree(pid), 'SIGKILL');

const msPerTick = 10;

/** Processor milliseconds of a process by proc(5): its own, and those of all its children that have ended. */
function cpuOf(pid: number): { own: number; ended: number } {
  // Counted from the field after the name in brackets.
  const fields = readProc(`${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  const [user = 0, system = 0, pastUser = 0, pastSystem = 0] = fields.slice(11, 15).map(Number);
  return { own: msPerTick * (user + system), ended: msPerTick * (pastUser + pastSystem) };
}

/** Processor milliseconds of processes and all that they have started, those included that have ended. */
export const treeCpu = (pids: readonly number[]): number =>
  pids.flatMap(listTree).reduce((sum, pid) => sum + cpuOf(pid).own + cpuOf(pid).ended, 0);

/** Starts measuring a server and its database. The result reads the processor milliseconds that they have used since. */
export function startMeter(server: { pid: number; postmaster: number }) {
  const database = readDatabase(server.postmaster);
  const readNode = startProcessMeter(server.pid);
  return () => ({
    node: readNode(),
    database: databaseCpuBetween(database, readDatabase(server.postmaster)),
  });
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

type Reading = ReturnType<typeof readDatabase>;

/** Cumulative processor milliseconds of each live process of PostgreSQL but the postmaster, and of all ended ones. */
function readDatabase(postmaster: number) {
  const living = new Map(
    listTree(postmaster)
      .slice(1)
      .map((pid) => {
        const isClients = /\[local\]|parallel worker/.test(readProc(`${pid}/cmdline`));
        const cpu = [...threadCpu(pid).values()].reduce((sum, one) => sum + one, 0);
        return [pid, { cpu, isClients }];
      }),
  );
  return { living, ended: cpuOf(postmaster).ended };
}

/**
 * Work done for clients between two readings: by their backends, and by parallel workers, which end before anybody can
 * read their time. The kernel reports those only in steps of 10 ms; over many calls that averages out.
 */
function databaseCpuBetween(before: Reading, after: Reading): number {
  let backends = 0;
  for (const [pid, { cpu, isClients }] of after.living) {
    if (isClients) backends += cpu - (before.living.get(pid)?.cpu ?? 0);
  }
  let knownOfEnded = 0;
  for (const [pid, { cpu }] of before.living) if (!after.living.has(pid)) knownOfEnded += cpu;
  return backends + Math.max(0, after.ended - before.ended - knownOfEnded);
}
