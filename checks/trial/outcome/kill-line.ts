import type { Summary } from './summarize.ts';

/** What one kill did to the visitors: a line of the table. */
export interface KillLine {
  /** What was killed. */
  what: string;
  /** How it came back. */
  note: string;
  /** From the kill until everything was well again, and watched a while longer. */
  seconds: number;
  summary: Summary;
  /** How long the slowest request took from the moment it was due until it was acknowledged, with all tries; ms. */
  longestRequest: number;
  /** What the product did that it must not. */
  broken: string[];
}
