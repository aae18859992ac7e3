import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that may be interrupted where it yields. If it is ended there, it must undo what it has begun. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** After so long, in milliseconds, the event loop is left to others for a turn. */
const usualSlice = 2;
/** Whoever writes all the time must not keep anyone from an answer. */
const mostRestarts = 3;

/**
 * Does one piece of work after another, each in slices of a few milliseconds, so that what else the event loop has to do
 * never waits for long. What takes less than a slice is done at once.
 */
export class TimeSlices {
  readonly #state: () => number;
  readonly #sliceMs: number;
  #isBusy = false;
  /** Waiting for their turn, first come first served. */
  readonly #waiting: (() => void)[] = [];

  /** @param state another number whenever what the work reads has become another; then it begins again */
  constructor(state: () => number, sliceMs = usualSlice) {
    this.#state = state;
    this.#sliceMs = sliceMs;
  }

  run<Result>(begin: () => Steps<Result>): Promise<Result> {
    return this.#inTurn(() => this.#inSlices(begin));
  }

  /**
   * Does what is too short to be interrupted, between two pieces of work: at once if there is none, or else when its turn
   * comes. What changes the state elsewhere makes the present piece begin again.
   */
  between(work: () => void): void | Promise<void> {
    return this.#isBusy ? this.#inTurn(async () => work()) : work();
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#goOn();
    }
  }

  #goOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  async #inSlices<Result>(begin: () => Steps<Result>): Promise<Result> {
    let work = begin();
    let state = this.#state();
    let end = performance.now() + this.#sliceMs;
    let restarts = 0;
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (restarts >= mostRestarts || performance.now() < end) continue;
      await nextTurn();
      end = performance.now() + this.#sliceMs;
      if (this.#state() === state) continue;
      work.return(undefined as never);
      work = begin();
      state = this.#state();
      restarts += 1;
    }
  }
}
