import { listTree, readProc } from '../../measure/proc.ts';

/** Memory by use, in megabytes. */
export interface MemoryParts {
  /** Only of Node.js: V8's heap, buffers, threads, pictures being worked on. */
  nodeOwn: number;
  /** Programs that Node.js has mapped: itself and libraries, shared with other processes of the same program. */
  nodePrograms: number;
  /** Each of PostgreSQL's processes for itself. */
  databaseOwn: number;
  /** PostgreSQL's memory for all its processes, in so far as it has been touched. */
  databaseShared: number;
  databasePrograms: number;
}

/** The kernel's figures for a control group of memory; memory in megabytes. */
export interface GroupFigures {
  /** Files that were read or written, in so far as they are nobody's shared memory. */
  pageCache: number;
  /** How often something had to be given up, most often pages of files, as the limit was reached. */
  limitHits: number;
  /** Processes killed for want of memory. */
  kills: number;
}

/** A moment's memory. */
export interface Look {
  parts: MemoryParts;
  sum: number;
  /** Null where the kernel counts no group. */
  group: GroupFigures | null;
}

/**
 * Looks at the memory of a product, its database and their group once a second.
 * @returns ends it, and tells all looks, at least one
 */
export function watchMemory(
  { pid, postmaster }: { pid: number; postmaster: number },
  readGroup: () => GroupFigures | null,
): () => Look[] {
  const looks: Look[] = [];
  const look = () => {
    const parts = readParts(pid, postmaster);
    const sum = Object.values(parts).reduce((total: number, part: number) => total + part, 0);
    looks.push({ parts, sum, group: readGroup() });
  };
  look();
  const timer = setInterval(look, 1_000);
  return () => {
    clearInterval(timer);
    look();
    return looks;
  };
}

/** Node.js's mapped programs count in full, although the bench maps a part of them too. */
function readParts(product: number, postmaster: number): MemoryParts {
  const node = parseStatus(readProc(`${product}/status`));
  const database = listTree(postmaster).map((pid) => parseRollup(readProc(`${pid}/smaps_rollup`)));
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

/** A process's resident memory by `status` of proc(5), in megabytes. */
export function parseStatus(text: string): { own: number; files: number } {
  return { own: field(text, 'RssAnon'), files: field(text, 'RssFile') + field(text, 'RssShmem') };
}

/** A process's share of memory by `smaps_rollup` of proc(5), in megabytes: what several have is divided. */
export function parseRollup(text: string): { own: number; files: number; shared: number } {
  return {
    own: field(text, 'Pss_Anon'),
    files: field(text, 'Pss_File'),
    shared: field(text, 'Pss_Shmem'),
  };
}

const field = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / 1024;

/** @param read the text of a file of the group; empty when there is none */
export function parseGroup(isFirstVersion: boolean, read: (file: string) => string): GroupFigures {
  const count = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(read(file))?.[1] ?? 0);
  const cached = count('memory.stat', isFirstVersion ? 'cache' : 'file');
  return {
    pageCache: (cached - count('memory.stat', 'shmem')) / 2 ** 20,
    limitHits: isFirstVersion ? Number(read('memory.failcnt')) : count('memory.events', 'max'),
    kills: count(isFirstVersion ? 'memory.oom_control' : 'memory.events', 'oom_kill'),
  };
}
