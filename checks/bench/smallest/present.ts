import type { Line } from '../print-lines.ts';
import type { Look, MemoryParts } from './memory.ts';
import type { Published } from './publish-product.ts';
import { percentile } from '../../measure/ratios.ts';
import { type Answer, parts } from '../../visitors/visit.ts';

const mostMs = 300;

/** How each part was answered, and everything while photographs were uploaded. */
export function presentAnswers(
  answers: readonly Answer[],
  { from, to }: Pick<Published, 'from' | 'to'>,
): Line[] {
  const meanwhile = answers.filter(({ asked }) => asked >= from && asked < to);
  return [
    ...parts.map((part) => {
      const own = answers.filter((answer) => answer.part === part);
      const { measured, isReached } = summarize(own);
      const reach = `p99 < ${mostMs} ms, no error`;
      return { work: `smallest server: ${part}`, measured, reach, met: isReached };
    }),
    {
      work: 'smallest server: all of them during the upload',
      measured: summarize(meanwhile).measured,
    },
  ];
}

function summarize(answers: readonly Answer[]) {
  const waits = answers.map(({ asked, answered }) => answered - asked);
  const errors = answers.filter(({ isWell }) => !isWell).length;
  const p99 = percentile(waits, 0.99);
  return {
    measured: {
      calls: String(answers.length),
      errors: String(errors),
      p50: `${percentile(waits, 0.5).toFixed(0)} ms`,
      p99: `${p99.toFixed(0)} ms`,
      slowest: `${Math.max(...waits).toFixed(0)} ms`,
    },
    isReached: p99 < mostMs && errors === 0,
  };
}

export function presentUpload(photographs: number, { from, to, id, fault }: Published): Line {
  return {
    work: `smallest server: a product with ${photographs} photographs`,
    measured: id === null ? fault : `published after ${((to - from) / 1000).toFixed(1)} s`,
    reach: 'published',
    met: id !== null,
  };
}

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
