import type { Line } from '../print-lines.ts';
import type { MemoryParts } from './memory-parts.ts';
import type { Look } from './watch-memory.ts';

const names: Record<keyof MemoryParts, string> = {
  nodeOwn: 'Node, its own',
  nodePrograms: 'Node, programs',
  databaseOwn: 'database, its processes’ own',
  databaseShared: 'database, shared buffers',
  databasePrograms: 'database, programs',
};

interface Limits {
  megabytes: number;
  /** Whether neither the product nor its database has ended. */
  isAlive: boolean;
}

/** Memory by part: the most of each, and what each had when all together had most. */
export function presentMemory(looks: readonly Look[], { megabytes, isAlive }: Limits): Line[] {
  const fullest = looks.reduce((most, look) => (look.sum > most.sum ? look : most));
  const line = (name: string, valueOf: (look: Look) => number | undefined): Line => ({
    work: `smallest server: memory of ${name}`,
    measured: {
      'at most': show(Math.max(...looks.map((look) => valueOf(look) ?? NaN))),
      'when it was fullest': show(valueOf(fullest)),
    },
  });
  const whole = line('all processes', ({ sum }) => sum);
  const groups = looks.flatMap(({ group }) => group ?? []);
  const [first, last] = [groups[0], groups.at(-1)];
  return [
    ...(Object.keys(names) as (keyof MemoryParts)[]).map((part) =>
      line(names[part], ({ parts }) => parts[part]),
    ),
    { ...whole, reach: `≤ ${megabytes} MB`, met: fullest.sum <= megabytes },
    ...(first ? [line('files in the page cache', ({ group }) => group?.pageCache)] : []),
    {
      work: 'smallest server: killed',
      measured: [
        isAlive ? 'nothing' : 'the product or its database',
        ...(first && last
          ? [`limit reached ${last.limitHits - first.limitHits} times, ${last.kills} out of memory`]
          : []),
      ].join('; '),
      reach: 'nothing',
      met: isAlive && (last?.kills ?? 0) === 0,
    },
  ];
}

const show = (value: number | undefined) => `${Math.round(value ?? NaN)} MB`;
