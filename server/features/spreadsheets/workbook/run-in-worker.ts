import { Worker } from 'node:worker_threads';

/** A worker that took too much time or memory, or failed. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
  readonly isExhausted: boolean;

  constructor(isExhausted: boolean, options?: ErrorOptions) {
    super(isExhausted ? 'the worker was stopped' : 'the worker failed', options);
    this.isExhausted = isExhausted;
  }
}

const limits = { seconds: 20, heapMegabytes: 384 };

/**
 * Runs a file in a thread of its own, with bounds on time and memory, so that nothing that it is given can hold up or end
 * this process.
 * @returns the one message that it posts
 * @throws WorkerFailed
 */
export async function runInWorker<Result>(
  file: URL,
  workerData: unknown,
  { seconds, heapMegabytes } = limits,
): Promise<Result> {
  const worker = new Worker(file, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new WorkerFailed(true)), seconds * 1000);
  worker.once('message', resolve);
  worker.once('error', (cause: NodeJS.ErrnoException) =>
    reject(new WorkerFailed(cause.code === 'ERR_WORKER_OUT_OF_MEMORY', { cause })),
  );
  worker.once('exit', () => reject(new WorkerFailed(false)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
