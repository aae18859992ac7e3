import { execFile, spawnSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFirstVersion, limitGroup } from '../machine/limit-group.ts';
import { readProc } from '../measure/proc.ts';
import type { Undo } from '../product/undo.ts';

/** A part of this machine that a program can be shut in, with all that it starts. */
export type SmallMachine = NonNullable<ReturnType<typeof openSmallMachine>>;

/**
 * Sets aside one processor, from which this process keeps away where there is another one, and memory, where the kernel's
 * control groups can be used. A program must be inside before it takes any memory: what it had before would not count.
 * @returns null where there is no way to choose a processor
 */
export function openSmallMachine(megabytes: number, undo: Undo) {
  const allowed = /^Cpus_allowed_list:\s*(.+)$/m.exec(readProc('self/status'))?.[1] ?? '';
  const processors = parseCpuList(allowed);
  const own = processors.at(-1);
  if (own === undefined || !keepTo(processors)) return null;
  const others = processors.slice(0, -1);
  if (others.length > 0) {
    keepTo(others);
    undo.add(async () => void keepTo(processors));
  }
  const limits = { isFirst: true, memoryBytes: megabytes * 2 ** 20 };
  const inside = limitGroup(`orendi-bench-product-${process.pid}`, limits, undo);
  const isMissing = (limit: string) => inside.missing.some((what) => what.startsWith(limit));
  const isFirst = !isMissing('precedence');
  // Both before all other work, so that the times say what the product takes.
  if (isFirst) limitGroup(`orendi-bench-load-${process.pid}`, { isFirst }, undo).add(process.pid);
  const count = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(inside.read(file))?.[1] ?? 0);
  return {
    /** A command that becomes, inside, the one which follows as its arguments. */
    through: [...inside.through, 'taskset', '-c', String(own)],
    /** The machine in words, for the reader. */
    story: [
      `one processor by taskset${isFirst ? ', before all other work on it' : ''}`,
      isMissing('memory') ? 'memory not limited' : `${megabytes} MB by a control group`,
      others.length > 0 ? 'the load on another processor' : 'the load on the same processor',
    ].join('; '),
    /**
     * The kernel's counts inside: megabytes of files that are nobody's shared memory, how often something had to be given up
     * as the limit was reached, and processes killed for want of memory. Null where memory is not limited.
     */
    readFigures() {
      if (isMissing('memory')) return null;
      const files = count('memory.stat', isFirstVersion ? 'cache' : 'file');
      return {
        pageCache: (files - count('memory.stat', 'shmem')) / 2 ** 20,
        limitHits: Number(inside.read('memory.failcnt')) + count('memory.events', 'max'),
        kills: count('memory.events', 'oom_kill') + count('memory.oom_control', 'oom_kill'),
      };
    },
  };
}

/**
 * Keeps this process to some processors.
 * @returns whether that can be done
 */
const keepTo = (processors: readonly number[]): boolean =>
  spawnSync('taskset', ['-a', '-c', '-p', processors.join(','), String(process.pid)]).status === 0;

/** Processors as the kernel lists them, such as `0-3,8`. */
export function parseCpuList(text: string): number[] {
  return (text.match(/[\d-]+/g) ?? []).flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

const run = promisify(execFile);

/**
 * Copies a data folder, with owners and modes, and this Node.js. What is done to the copy is not done to the folder, and pages
 * of a program that others run, too, would not be counted where the product runs.
 */
export async function copyAside(folder: string, undo: Undo) {
  const own = await undo.makeFolder();
  const [dataDir, node] = [join(own, 'data'), join(own, 'node')];
  // The database's user has to get through.
  await run('chmod', ['711', own]);
  await run('cp', ['-a', folder, dataDir]);
  await copyFile(process.execPath, node);
  return { dataDir, node };
}

/** Drops a shop's files from the system's page cache, as if the machine had just been switched on. */
export async function forgetFiles(dataDir: string, node: string): Promise<void> {
  await run('sync', ['-f', dataDir]);
  const drop = ['-exec', 'dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';'];
  await run('find', [dataDir, node, '-type', 'f', ...drop]);
}
