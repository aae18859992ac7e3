import type { ClientConfig } from 'pg';
import type { MetricObject } from 'prom-client';

export interface Begin {
  /** From 1 on; a successor has the same. */
  number: number;
  /** Whether it is the first, which fills the shop before anybody is served. */
  isFirst: boolean;
  /** The embedded database's; null if the settings name one. */
  connection: ClientConfig | null;
}

/** Messages from the supervisor to a worker. One with an `id` is answered with the same id. */
export type ToWorker =
  | ({ kind: 'begin' } & Begin)
  /** The worker does the background work from now on. */
  | { kind: 'work' }
  | { kind: 'wake'; queue: string }
  /** Another worker has announced something. */
  | { kind: 'told'; id: number; channel: string; text: string }
  /** All others have taken in what this worker has announced. */
  | { kind: 'heard'; id: number }
  | { kind: 'figures'; id: number }
  | { kind: 'stop' };

/** Messages from a worker to the supervisor. */
export type FromWorker =
  | { kind: 'ready'; address: string }
  /** It cannot start, for a reason that a person can mend. */
  | { kind: 'failed'; reason: string }
  | { kind: 'wake'; queue: string }
  | { kind: 'tell'; id: number; channel: string; text: string }
  | { kind: 'heard'; id: number }
  | { kind: 'figures'; id: number; figures: MetricObject[] };

/** How long a write waits for the other workers, usually 1 ms. A worker busy for longer hears it by NOTIFY. */
export const HEARD_MS = 2_000;
/** How long a look at the figures waits for a worker. */
export const FIGURES_MS = 2_500;
