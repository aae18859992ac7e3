import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that may be interrupted where it yields. What it has begun must be put right if it is ended there. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** The result of work that is not interrupted. */
export function runWhole<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** After so long, in milliseconds, the event loop is left to others for a turn. */
const usualSlice = 4;
/** Whoever writes all the time must not keep anyone from an answer. */
const mostRestarts = 3;

/**
 * Does one piece of work after another, each in slices of a few milliseconds, so that what else the event loop has to do
 * never waits for long. What takes less than a slice is done at once.
 */
export class TimeSlices {
  readonly #state: () => number;
  readonly #sliceMs: number;
  /** Ends when the present piece of work does; null: there is none. */
  #busy: Promise<void> | null = null;

  /** @param state another number whenever what the work reads has become another; then it begins again */
  constructor(state: () => number, sliceMs = usualSlice) {
    this.#state = state;
    this.#sliceMs = sliceMs;
  }

  async run<Result>(begin: () => Steps<Result>): Promise<Result> {
    while (this.#busy) await this.#busy;
    let work = begin();
    let state = this.#state();
    let end = performance.now() + this.#sliceMs;
    let restarts = 0;
    let setFree: (() => void) | null = null;
    try {
      for (;;) {
        const { done, value } = work.next();
        if (done) return value;
        if (restarts >= mostRestarts || performance.now() < end) continue;
        this.#busy ??= new Promise((resolve) => (setFree = resolve));
        await nextTurn();
        end = performance.now() + this.#sliceMs;
        if (this.#state() === state) continue;
        work.return(undefined as never);
        work = begin();
        state = this.#state();
        restarts += 1;
      }
    } finally {
      if (setFree) this.#busy = null;
      (setFree as (() => void) | null)?.();
    }
  }
}
