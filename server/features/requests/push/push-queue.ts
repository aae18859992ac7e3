import type { Queue } from '../../../platform/jobs/index.ts';

/** A job for each browser that is to be told of a request. */
export const pushQueue: Queue<{ requestId: number; subscriptionId: number }> = { name: 'push' };
