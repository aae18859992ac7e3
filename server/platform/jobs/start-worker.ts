import { setTimeout as pause } from 'node:timers/promises';
import { withinCall } from '../log/current-call.ts';

const STOP_MS = 5_000;

export interface WorkerOptions {
  /** How many units of work run at once in this process; each holds a database connection meanwhile. */
  lanes: number;
  /** How often to look for unannounced work: postponed, left by a killed process, or sent by another one. */
  sweepMs: number;
  /**
   * Does one unit of work that is due.
   * @param onClaimed must be called once the work is claimed, before it is done
   * @param stop returns the work undone when aborted
   * @returns whether to look for more
   */
  doNext(onClaimed: () => void, stop: AbortSignal): Promise<boolean>;
  /** Called when `doNext` throws. */
  onFault(error: unknown): void;
}

export interface Worker {
  /** Looks at once, because something was just committed. */
  look(): void;
  /** Starts nothing more and gives running work five seconds to finish; after that it is returned undone. */
  stop(): Promise<void>;
}

/** Does the work that is due in rows of the database: at the start, on `look`, and every `sweepMs`. */
export function startWorker({ lanes, sweepMs, doNext, onFault }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const ending = new AbortController();
  const open = new Set<Promise<void>>();
  let lookAgain = false;
  let running: Promise<void> | null = null;

  /** Works until nothing is due. Each unit found starts another lane, up to the limit. */
  const runLane = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (!(await doNext(openLane, ending.signal))) return;
    }
  };
  const openLane = () => {
    if (open.size >= lanes) return;
    const lane = runLane()
      .catch((error: unknown) => {
        if (!ending.signal.aborted) onFault(error);
      })
      .finally(() => open.delete(lane));
    open.add(lane);
  };
  const run = async () => {
    do {
      lookAgain = false;
      openLane();
      while (open.size > 0) await Promise.race(open);
    } while (lookAgain && !stopping.signal.aborted);
    running = null;
  };
  const look = () => {
    if (stopping.signal.aborted) return;
    // A lane that looked a moment ago may have missed the work: look again at the end of the run, or now in another
    // lane.
    lookAgain = true;
    // The call whose commit is announced is one of many whose work is found.
    withinCall(null, () => {
      if (running) openLane();
      else running = run();
    });
  };

  look();
  const sweep = setInterval(look, sweepMs);
  return {
    look,
    async stop() {
      clearInterval(sweep);
      stopping.abort();
      await Promise.race([running, pause(STOP_MS, undefined, { ref: false })]);
      ending.abort();
      await running;
    },
  };
}
