import { setTimeout as pause } from 'node:timers/promises';
import type { MetricObject } from 'prom-client';
import { createQuestions } from './create-questions.ts';
import { type Begin, type FromWorker, HEARD_MS, type ToWorker } from './messages.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reason-of.ts';

export type Supervisor = Awaited<ReturnType<typeof joinSupervisor>>;

/** The process of a worker, or a stand-in for it. */
type Line = Pick<NodeJS.Process, 'on' | 'send'>;

/**
 * Called by a worker when it starts: waits for what it has to know.
 * @returns the worker's line to its supervisor, and through it to the other workers
 */
export function joinSupervisor(line: Line = process) {
  const questions = createQuestions<Line>();
  const listeners = new Map<string, (text: string) => void>();
  let onWake: (queue: string) => void = () => {};
  let onWork = () => {};
  let onStop: (() => void) | null = null;
  let isStopping = false;
  let isWorking = false;
  let readFigures: () => Promise<MetricObject[]> = async () => [];
  // Without the callback, a supervisor that has gone would be an error nobody catches.
  const send = (message: FromWorker, sent: () => void = () => {}) =>
    void line.send?.(message, undefined, undefined, sent);

  const supervisor = (begin: Begin) => ({
    ...begin,
    /** Tells the other workers, and waits until they have taken it in. */
    relay: {
      async publish(channel: string, text: string) {
        await questions.ask([line], (_, id) => send({ kind: 'tell', id, channel, text }), HEARD_MS);
      },
      onMessage: (channel: string, listener: (text: string) => void) =>
        void listeners.set(channel, listener),
    },
    /** Wakes a queue where the background work is done. */
    wake: (queue: string) => {
      // Whoever begins with the work looks for all that is due.
      if (!isWorking) send({ kind: 'wake', queue });
    },
    onWake: (listener: typeof onWake) => void (onWake = listener),
    /** Calls back when this worker is to do the background work. */
    onWork: (listener: () => void) => {
      onWork = listener;
      if (isWorking) listener();
    },
    /** Answers who collects figures. */
    onFigures: (read: typeof readFigures) => void (readFigures = read),
    /** Calls back when this worker is to stop, also if it has been told so already. */
    onStop: (listener: () => void) => {
      onStop = listener;
      if (isStopping) listener();
    },
    /** The worker takes calls at this address. */
    ready: (address: string) => send({ kind: 'ready', address }),
    /** Resolves when it is told, so that the process can end. */
    failed: (reason: string) => new Promise<void>((sent) => send({ kind: 'failed', reason }, sent)),
  });

  return new Promise<ReturnType<typeof supervisor>>((resolve) => {
    line.on('message', (told) => {
      const message = told as ToWorker;
      if (message.kind === 'begin') {
        const { number, isFirst, connection } = message;
        resolve(supervisor({ number, isFirst, connection }));
      } else if (message.kind === 'work') {
        isWorking = true;
        onWork();
      } else if (message.kind === 'wake') onWake(message.queue);
      else if (message.kind === 'told') {
        listeners.get(message.channel)?.(message.text);
        send({ kind: 'heard', id: message.id });
      } else if (message.kind === 'heard') questions.answer(message.id);
      else if (message.kind === 'figures') {
        const figures = readFigures().catch(() => []);
        void figures.then((read) => send({ kind: 'figures', id: message.id, figures: read }));
      } else if (message.kind === 'stop') {
        isStopping = true;
        onStop?.();
      }
    });
  });
}

const RETRY_MS = 2_000;

/**
 * Does the background work as soon as the supervisor wants it done here. If it cannot begin, as without a database, it tries
 * again.
 * @param begin begins nothing if it fails; returns what ends the work
 * @returns ends the work, or its beginning
 */
export function takeWork(
  supervisor: Pick<Supervisor, 'onWork'>,
  begin: () => Promise<() => Promise<void>>,
  log: Pick<Log, 'warn'>,
  retryMs = RETRY_MS,
): () => Promise<void> {
  const ending = new AbortController();
  let beginning: Promise<(() => Promise<void>) | null> = Promise.resolve(null);
  const keepTrying = async () => {
    while (!ending.signal.aborted) {
      try {
        return await begin();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the background work does not begin');
        await pause(retryMs, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
    return null;
  };
  supervisor.onWork(() => {
    beginning = keepTrying();
  });
  return async () => {
    ending.abort();
    const end = await beginning;
    await end?.();
  };
}
