import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { withinCall } from '../log/current-call.ts';

const STOP_MS = 5_000;

export interface WorkerOptions {
  /** How many units of work run at once in this process; each holds a database connection meanwhile. */
  lanes?: number;
  /** How often to look for unannounced work: postponed, left by a killed process, or sent by another one. */
  sweepMs: number;
  /**
   * @param onClaimed called before claimed work is done
   * @param stop undoes it
   * @returns whether to look on
   */
  doNext(onClaimed: () => void, stop: AbortSignal): Promise<boolean>;
  onFault(error: unknown): void;
}

export type Worker = ReturnType<typeof startWorker>;

/** Does the work that is due in rows of the database: at the start, on `look`, and every `sweepMs`. */
export function startWorker({ lanes = 1, sweepMs, doNext, onFault }: WorkerOptions) {
  const stopping = new AbortController();
  const ending = new AbortController();
  const withinStart = AsyncLocalStorage.snapshot();
  const running = new Set<Promise<void>>();
  let open = 0;
  let looks = 0;

  const findsWork = async (): Promise<boolean> => {
    try {
      return await doNext(openLane, ending.signal);
    } catch (error) {
      if (!ending.signal.aborted) onFault(error);
      return false;
    }
  };
  /** Works until nothing is due. Each unit found starts another lane, up to the limit. */
  const runLane = async (): Promise<void> => {
    open += 1;
    let looked: number;
    do {
      looked = looks;
      // A lane may miss work committed while it looks, so it looks once more; there may be no room for another lane.
    } while (((await findsWork()) || looks !== looked) && !stopping.signal.aborted);
    open -= 1;
  };
  const openLane = () => {
    if (open >= lanes || stopping.signal.aborted) return;
    const lane = runLane().finally(() => running.delete(lane));
    running.add(lane);
  };
  /** Looks at once, because something was just committed. */
  const look = () => {
    looks += 1;
    // The call whose commit is announced is one of many whose work is found, and for one of many businesses.
    withinStart(() => withinCall(null, openLane));
  };

  look();
  const sweep = setInterval(look, sweepMs);
  return {
    look,
    /** Starts nothing more and gives running work five seconds to finish; after that it is returned undone. */
    async stop() {
      clearInterval(sweep);
      stopping.abort();
      const finished = Promise.all(running);
      await Promise.race([finished, pause(STOP_MS, undefined, { ref: false })]);
      ending.abort();
      await finished;
    },
  };
}
