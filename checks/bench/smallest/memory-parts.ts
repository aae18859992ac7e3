import { listProc, readProc } from '../../measure/read-proc.ts';

/** Memory by what it is for, in megabytes. */
export interface MemoryParts {
  /** Of Node.js alone: V8's heap, buffers, threads, pictures being worked on. */
  nodeOwn: number;
  /** Programs that Node.js has mapped: itself and libraries, shared with other processes of the same program. */
  nodePrograms: number;
  /** Of PostgreSQL's processes, each for itself. */
  databaseOwn: number;
  /** PostgreSQL's memory for all its processes, in so far as it has been touched. */
  databaseShared: number;
  databasePrograms: number;
}

/** What `status` of proc(5) says of a process's resident memory, in megabytes. */
export function parseStatus(text: string): { own: number; files: number } {
  return { own: field(text, 'RssAnon'), files: field(text, 'RssFile') + field(text, 'RssShmem') };
}

/** What `smaps_rollup` of proc(5) says of a process's share of memory, in megabytes: what several have is divided. */
export function parseRollup(text: string): { own: number; files: number; shared: number } {
  return {
    own: field(text, 'Pss_Anon'),
    files: field(text, 'Pss_File'),
    shared: field(text, 'Pss_Shmem'),
  };
}

const field = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / 1024;

/**
 * Memory of the product and of the database that it has started. What Node.js has mapped counts in full, although the bench
 * maps a part of it too.
 */
export function readMemoryParts(product: number, postmaster: number): MemoryParts {
  const node = parseStatus(readProc(`${product}/status`));
  const database = [postmaster, ...childrenOf(postmaster)].map((pid) =>
    parseRollup(readProc(`${pid}/smaps_rollup`)),
  );
  const sum = (part: 'own' | 'files' | 'shared') =>
    database.reduce((total, one) => total + one[part], 0);
  return {
    nodeOwn: node.own,
    nodePrograms: node.files,
    databaseOwn: sum('own'),
    databaseShared: sum('shared'),
    databasePrograms: sum('files'),
  };
}

export function sumOf(parts: MemoryParts): number {
  return Object.values(parts).reduce((total: number, part: number) => total + part, 0);
}

export function childrenOf(pid: number): number[] {
  return listProc(`${pid}/task`).flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
}
