import { processCpu } from './process-cpu.ts';
import { readProc } from './read-proc.ts';

/** Cumulative processor milliseconds of PostgreSQL's processes. */
interface Reading {
  /** Each live process except the postmaster. */
  living: Map<number, { cpu: number; isClients: boolean }>;
  /** All ended processes together. */
  ended: number;
}

const msPerTick = 10;

export function readDatabaseCpu(postmaster: number): Reading {
  const children = readProc(`${postmaster}/task/${postmaster}/children`).trim();
  const pids = children === '' ? [] : children.split(' ').map(Number);
  const living = new Map(
    pids.map((pid) => {
      const isClients = /\[local\]|parallel worker/.test(readProc(`${pid}/cmdline`));
      return [pid, { cpu: processCpu(pid), isClients }];
    }),
  );
  // cutime and cstime of proc(5), counted from the field after the name in brackets.
  const fields = readProc(`${postmaster}/stat`).split(') ')[1]?.split(' ') ?? [];
  return { living, ended: (Number(fields[13]) + Number(fields[14])) * msPerTick };
}

/**
 * Work done for clients between two readings: by their backends, and by parallel workers, which end before anybody can
 * read their time. The kernel reports those only in steps of 10 ms; over many calls that averages out.
 */
export function databaseCpuBetween(before: Reading, after: Reading): number {
  let backends = 0;
  for (const [pid, { cpu, isClients }] of after.living) {
    if (isClients) backends += cpu - (before.living.get(pid)?.cpu ?? 0);
  }
  let knownOfEnded = 0;
  for (const [pid, { cpu }] of before.living) if (!after.living.has(pid)) knownOfEnded += cpu;
  return backends + Math.max(0, after.ended - before.ended - knownOfEnded);
}

/** The same since the database was started. */
export function databaseCpuSoFar(postmaster: number): number {
  return databaseCpuBetween({ living: new Map(), ended: 0 }, readDatabaseCpu(postmaster));
}
