import { setTimeout as pause } from 'node:timers/promises';

const STOP_MS = 5_000;

export interface WorkerOptions {
  /** How many things are done at the same time in this process; each holds a database connection meanwhile. */
  lanes: number;
  /** How often to look for what nobody has announced: put off, left by a killed process, or sent by another one. */
  sweepMs: number;
  /**
   * Does one thing that is due.
   * @param onClaimed to be called when there is one, before it is done
   * @param stop gives it back undone
   * @returns whether to look for another
   */
  doNext(onClaimed: () => void, stop: AbortSignal): Promise<boolean>;
  /** Is told when `doNext` throws. */
  onFault(error: unknown): void;
}

export interface Worker {
  /** Looks at once, as something was committed just now. */
  look(): void;
  /** Begins nothing more, and lets what is under way end for five seconds; what does not end is given back. */
  stop(): Promise<void>;
}

/** Does what is due in rows of the database: now, whenever `look` is called, and every `sweepMs`. */
export function startWorker({ lanes, sweepMs, doNext, onFault }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const ending = new AbortController();
  const open = new Set<Promise<void>>();
  let lookAgain = false;
  let running: Promise<void> | null = null;

  /** Does one thing after another until none is due. Each one found opens another lane, up to the limit. */
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
    // A lane that looked a moment ago may have missed it: the run looks once more, or another lane does right now.
    lookAgain = true;
    if (running) openLane();
    else running = run();
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
