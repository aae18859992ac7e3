import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A worker that exceeded its time or memory, or failed. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
  readonly isExhausted: boolean;

  constructor(isExhausted: boolean, options?: ErrorOptions) {
    super(isExhausted ? 'the worker was stopped' : 'the worker failed', options);
    this.isExhausted = isExhausted;
  }
}

interface Limits {
  /** Time limit for each of its messages. */
  seconds: number;
  heapMegabytes: number;
}

const defaultLimits: Limits = { seconds: 20, heapMegabytes: 384 };

/** Runs a file in a thread with limited time and memory, so that no input blocks or crashes this process. */
export function openWorker(
  file: URL,
  workerData: unknown,
  { seconds, heapMegabytes }: Limits,
  signal?: AbortSignal,
) {
  signal?.throwIfAborted();
  const worker = new Worker(file, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const failed = new AbortController();
  worker.once('error', (cause: NodeJS.ErrnoException) =>
    failed.abort(new WorkerFailed(cause.code === 'ERR_WORKER_OUT_OF_MEMORY', { cause })),
  );
  worker.once('exit', () => failed.abort(new WorkerFailed(false)));
  const until = AbortSignal.any(signal ? [failed.signal, signal] : [failed.signal]);
  return {
    /**
     * Posts a message, if any, and waits for the worker's next one.
     * @throws WorkerFailed; the signal's reason
     */
    async ask(message?: unknown): Promise<unknown> {
      const timer = setTimeout(() => failed.abort(new WorkerFailed(true)), seconds * 1000);
      try {
        const answered = once(worker, 'message', { signal: until });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
        if (message !== undefined) worker.postMessage(message);
        const [answer] = await answered;
        return answer;
      } catch (error) {
        throw until.aborted ? until.reason : error;
      } finally {
        clearTimeout(timer);
      }
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate();
    },
  };
}

/**
 * For a file that posts exactly one message.
 * @throws WorkerFailed
 */
export async function runInWorker<Result>(file: URL, workerData: unknown, limits = defaultLimits) {
  await using worker = openWorker(file, workerData, limits);
  return (await worker.ask()) as Result;
}
