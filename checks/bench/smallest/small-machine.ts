import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProc } from '../../measure/read-proc.ts';
import type { Undo } from '../../product/undo.ts';
import { type GroupFigures, parseGroup } from './group-figures.ts';
import { enterGroup, makeGroup } from './make-group.ts';
import { parseCpuList } from './parse-cpu-list.ts';

/** A part of this machine that a program can be shut in, with all that it starts. */
export interface SmallMachine {
  /** A command that becomes, inside, the one which follows as its arguments. */
  through: string[];
  /** What it is made of, for the reader. */
  story: string;
  /** What the kernel counts inside; null where no memory could be set aside. */
  readFigures(): GroupFigures | null;
}

/** Writes itself into each group, then becomes the rest. */
const enter = 'while [ "$1" != -- ]; do echo $$ > "$1" || exit 1; shift; done; shift; exec "$@"';

/**
 * Sets aside one processor, from which this process keeps away where there is another one, and memory, where the kernel's
 * control groups can be used. A program must be inside before it takes any memory: what it had before would not count.
 * @returns null where there is no way to choose a processor
 */
export function openSmallMachine(megabytes: number, undo: Undo): SmallMachine | null {
  const allowed = /^Cpus_allowed_list:\s*(.+)$/m.exec(readProc('self/status'))?.[1] ?? '';
  const processors = parseCpuList(allowed);
  const own = processors.at(-1);
  if (own === undefined || !keepTo(processors)) return null;
  const others = processors.slice(0, -1);
  if (others.length > 0) {
    keepTo(others);
    undo.add(async () => void keepTo(processors));
  }
  const { version, memory, cpu, isFirst } = makeGroups(megabytes, undo);
  const doors = [memory, cpu].flatMap((group) => (group ? [join(group, 'cgroup.procs')] : []));
  return {
    through: ['/bin/sh', '-c', enter, 'sh', ...doors, '--', 'taskset', '-c', String(own)],
    story: [
      `one processor by taskset${isFirst ? ', before all other work on it' : ''}`,
      memory ? `${megabytes} MB by a control group` : 'memory not limited, but added up',
      others.length > 0 ? 'the load on another processor' : 'the load on the same processor',
    ].join('; '),
    readFigures: () =>
      memory === null
        ? null
        : parseGroup(version, (file) => readFileSync(join(memory, file), 'utf8')),
  };
}

/** In the second version of the kernel's interface one group holds everything. Nothing is swapped out. */
function makeGroups(megabytes: number, undo: Undo) {
  const bytes = megabytes * 2 ** 20;
  const root = '/sys/fs/cgroup';
  if (!existsSync(join(root, 'memory/cgroup.procs'))) {
    const weight = { 'cpu.weight': 10_000 };
    const settings = { 'memory.max': bytes, ...weight };
    const swap = { 'memory.swap.max': 0 };
    const memory = makeGroup({ top: root, name: 'product', settings, wherePossible: swap }, undo);
    const isFirst =
      memory !== null && enterGroup({ top: root, name: 'load', settings: weight }, undo);
    return { version: 'second' as const, memory, cpu: null, isFirst };
  }
  const limit = {
    settings: { 'memory.limit_in_bytes': bytes },
    wherePossible: { 'memory.memsw.limit_in_bytes': bytes },
  };
  const memory = makeGroup({ top: join(root, 'memory'), name: 'product', ...limit }, undo);
  const [top, settings] = [join(root, 'cpu'), { 'cpu.shares': 2 ** 18 }];
  const cpu = makeGroup({ top, name: 'product', settings }, undo);
  const isFirst = cpu !== null && enterGroup({ top, name: 'load', settings }, undo);
  return { version: 'first' as const, memory, cpu, isFirst };
}

/** Keeps this process to some processors. @returns whether that can be done */
function keepTo(processors: readonly number[]): boolean {
  try {
    const args = ['-a', '-c', '-p', processors.join(','), String(process.pid)];
    execFileSync('taskset', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
