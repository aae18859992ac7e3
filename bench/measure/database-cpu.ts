import { processCpu } from './process-cpu.ts';
import { readProc } from './read-proc.ts';

/** Processor milliseconds of PostgreSQL's processes by now. */
interface Reading {
  /** Of each process, all but the postmaster. */
  living: Map<number, { cpu: number; isClients: boolean }>;
  /** Of all that have ended, together. */
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
 * What was done for clients between two readings: by their backends, and by parallel workers, which are gone before
 * anybody can look at them. Those are told only in steps of 10 ms; over many calls that evens out.
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
