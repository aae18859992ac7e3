import type { Worker } from 'node:cluster';
import type { ClientConfig } from 'pg';
import type { MetricObject } from 'prom-client';
import type { Log } from '../log/log.ts';
import { StartError } from '../start-error.ts';
import { createQuestions } from './create-questions.ts';
import { FIGURES_MS, type FromWorker, HEARD_MS, type ToWorker } from './messages.ts';

export type Workers = ReturnType<typeof keepWorkers>;

interface WorkersOptions {
  count: number;
  connection: ClientConfig | null;
  /** Starts a process that calls `joinSupervisor`. */
  spawn: () => Worker;
  log: Pick<Log, 'info' | 'warn'>;
  /** Called when no worker takes calls and none can be started. */
  onHopeless: (reason: string) => void;
}

/** A worker, and its successors. */
interface Place {
  number: number;
  worker: Worker | null;
  /** Since when it takes calls, by `performance.now()`; null before that. */
  readySince: number | null;
  earlyEnds: number;
  /** Why it could not start, in its own words. */
  reason: string | null;
  restart?: NodeJS.Timeout;
}

/** While none takes calls, this many starts of each may fail in a row. */
const MOST_FAILED_STARTS = 5;

/** Starts one worker, then the others, and replaces those that end. One of them does the background work. */
export function keepWorkers({ count, connection, spawn, log, onHopeless }: WorkersOptions) {
  const places: Place[] = Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    worker: null,
    readySince: null,
    earlyEnds: 0,
    reason: null,
  }));
  const questions = createQuestions<Place>();
  const start = Promise.withResolvers<string>();
  const end = Promise.withResolvers<void>();
  /** Once a worker has taken calls, nothing but a stop, or the failure of them all, ends the rest. */
  let address: string | null = null;
  let isStopping = false;
  let working: Place | null = null;
  let ends = 0;

  const tell = ({ worker }: Place, message: ToWorker) => {
    // A worker that is about to end misses nothing.
    if (worker?.isConnected()) worker.send(message, () => {});
  };
  const listReady = () => places.filter(({ readySince }) => readySince !== null);

  function begin(place: Place): void {
    const isFirst = address === null;
    const worker = spawn();
    place.worker = worker;
    place.reason = null;
    worker.on('message', (message: FromWorker) => take(place, message));
    worker.once('exit', (code, signal) => noteEnd(place, signal ?? `exit code ${code}`));
    tell(place, { kind: 'begin', number: place.number, isFirst, connection });
  }

  function take(place: Place, message: FromWorker): void {
    if (message.kind === 'ready') noteReady(place, message.address);
    else if (message.kind === 'failed') place.reason = message.reason;
    else if (message.kind === 'wake') {
      if (working) tell(working, message);
    } else if (message.kind === 'heard') questions.answer(message.id);
    else if (message.kind === 'figures') questions.answer(message.id, message.figures);
    else {
      const { id, channel, text } = message;
      const others = listReady().filter((other) => other !== place);
      const ask = (other: Place, number: number) =>
        tell(other, { kind: 'told', id: number, channel, text });
      void questions.ask(others, ask, HEARD_MS).then(() => tell(place, { kind: 'heard', id }));
    }
  }

  function noteReady(place: Place, itsAddress: string): void {
    place.readySince = performance.now();
    log.info({ worker: place.number, pid: place.worker?.process.pid }, 'a worker takes calls');
    passWork();
    if (address === null) {
      address = itsAddress;
      // The first one has changed the tables, if need be, and filled the shop.
      for (const other of places) if (other !== place) begin(other);
    }
    noteTried();
  }

  function noteTried(): void {
    const haveTried = places.every(
      ({ readySince, earlyEnds }) => readySince !== null || earlyEnds > 0,
    );
    if (address !== null && haveTried) start.resolve(address);
  }

  /** Somebody has to do the background work, as soon as anybody is there. */
  function passWork(): void {
    if (working) return;
    working = listReady()[0] ?? null;
    if (working) tell(working, { kind: 'work' });
  }

  function noteEnd(place: Place, how: string): void {
    const { number, readySince } = place;
    const reason = place.reason ?? how;
    place.worker = null;
    place.readySince = null;
    questions.drop(place);
    if (isStopping) {
      if (places.every(({ worker }) => worker === null)) end.resolve();
      return;
    }
    if (working === place) {
      working = null;
      passWork();
    }
    const hasSettled = readySince !== null && performance.now() - readySince > SETTLED_MS;
    place.earlyEnds = hasSettled ? 0 : place.earlyEnds + 1;
    const isHopeless = (address === null ? [place] : places).every(
      (each) => each.readySince === null && each.earlyEnds >= MOST_FAILED_STARTS,
    );
    if (address === null && (place.reason !== null || isHopeless)) {
      start.reject(
        new StartError(place.reason ?? `Worker ${number} ended while it started: ${how}.`),
      );
      return;
    }
    ends += 1;
    if (isHopeless) {
      onHopeless(reason);
      return;
    }
    noteTried();
    const pause = restartPause(place.earlyEnds);
    log.warn({ worker: number, reason, pause }, 'a worker has ended, and is replaced');
    place.restart = setTimeout(() => {
      place.restart = undefined;
      begin(place);
    }, pause);
  }

  const [first] = places;
  if (first) begin(first);
  return {
    /**
     * The address, once a worker takes calls and the others have started or failed.
     * @throws StartError
     */
    started: start.promise,
    /** From each worker that answers. */
    readFigures: () =>
      questions.ask<MetricObject[]>(
        listReady(),
        (place, id) => tell(place, { kind: 'figures', id }),
        FIGURES_MS,
      ),
    countReady: () => listReady().length,
    /** How many have ended unasked since the start. */
    countEnds: () => ends,
    /** Waits until they have ended. */
    async stop() {
      isStopping = true;
      for (const place of places) {
        clearTimeout(place.restart);
        tell(place, { kind: 'stop' });
      }
      if (places.some(({ worker }) => worker !== null)) await end.promise;
    },
  };
}

/** A worker that has served for so long has not ended because of how it starts. */
const SETTLED_MS = 60_000;

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Milliseconds before a worker is replaced, growing from 0.
 * @param earlyEnds how many in a row ended unsettled
 */
export function restartPause(earlyEnds: number): number {
  return earlyEnds <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (earlyEnds - 2));
}
