import type { Line } from '../print-lines.ts';
import { percentile } from '../../measure/paired-ratio.ts';
import { type Answer, parts } from '../../visitors/tape.ts';
import type { Published } from './publish-product.ts';

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
