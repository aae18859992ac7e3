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
 * @param readState another number whenever what the work reads has become another; then it begins again
 */
export function createTimeSlices(readState: () => number, sliceMs = usualSlice) {
  let isBusy = false;
  /** Waiting for their turn, first come first served. */
  const waiting: (() => void)[] = [];

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
    isBusy = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else isBusy = false;
    }
  }

  async function inSlices<Result>(begin: () => Steps<Result>): Promise<Result> {
    let work = begin();
    let state = readState();
    let end = performance.now() + sliceMs;
    let restarts = 0;
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (restarts >= mostRestarts || performance.now() < end) continue;
      await nextTurn();
      end = performance.now() + sliceMs;
      if (readState() === state) continue;
      work.return(undefined as never);
      work = begin();
      state = readState();
      restarts += 1;
    }
  }

  return {
    run: <Result>(begin: () => Steps<Result>) => inTurn(() => inSlices(begin)),
    /**
     * Does what is too short to be interrupted, between two pieces of work: at once if there is none, or else when its turn
     * comes. What changes the state elsewhere makes the present piece begin again.
     */
    between: (work: () => void) => (isBusy ? inTurn(async () => work()) : work()),
  };
}
