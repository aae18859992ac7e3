import { percentile } from '../../measure/ratios.ts';
import { type Answer, type Part, parts } from '../../visitors/tape.ts';

/** How one part was answered for a while. */
export interface PartSummary {
  calls: number;
  errors: number;
  /** How long it was answered with errors, in seconds. */
  errorSeconds: number;
  /** Milliseconds from the moment a call was due; null without calls. */
  p99: number | null;
}

export type Summary = Record<Part, PartSummary>;

export function summarize(answers: readonly Answer[]): Summary {
  const one = (part: Part): PartSummary => {
    const own = answers.filter((answer) => answer.part === part);
    const failed = own.filter(({ isWell }) => !isWell);
    return {
      calls: own.length,
      errors: failed.length,
      errorSeconds: errorSeconds(failed),
      p99: own.length > 0 ? percentile(own.map(waitOf), 0.99) : null,
    };
  };
  return Object.fromEntries(parts.map((part) => [part, one(part)])) as Summary;
}

const waitOf = ({ asked, answered }: Answer) => answered - asked;

/** Errors that are closer than this, in milliseconds, belong to the same time of trouble. */
const joinMs = 1_000;

/**
 * The time in which calls failed, from when the first was asked until the last was answered, in seconds; a second
 * without a failed call ends it.
 */
export function errorSeconds(failed: readonly Pick<Answer, 'asked' | 'answered'>[]): number {
  let [sum, until] = [0, -Infinity];
  for (const { asked, answered } of failed.toSorted((a, b) => a.asked - b.asked)) {
    const from = asked - until > joinMs ? asked : until;
    sum += Math.max(0, answered - from);
    until = Math.max(until, answered);
  }
  return sum / 1000;
}
