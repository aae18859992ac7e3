import type { GroupFigures } from './group-figures.ts';
import { type MemoryParts, readMemoryParts, sumOf } from './memory-parts.ts';

/** What was seen at one moment. */
export interface Look {
  parts: MemoryParts;
  sum: number;
  /** Null where the kernel counts no group. */
  group: GroupFigures | null;
}

export interface MemoryWatch {
  /** Ends it. @returns what was seen, at least one look */
  stop(): Look[];
}

const everyMs = 1_000;

/** Looks at the memory of a product, its database and their group once a second. */
export function watchMemory(
  { pid, postmaster }: { pid: number; postmaster: number },
  readGroup: () => GroupFigures | null,
): MemoryWatch {
  const looks: Look[] = [];
  const look = () => {
    const parts = readMemoryParts(pid, postmaster);
    looks.push({ parts, sum: sumOf(parts), group: readGroup() });
  };
  look();
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      look();
      return looks;
    },
  };
}
