import { AsyncLocalStorage } from 'node:async_hooks';

/** Module-wide on purpose: whatever logs or queues something would otherwise have to be handed the id by its caller. */
const current = new AsyncLocalStorage<string | null>();

/**
 * The id of the call that the running code works for, as its answer's header X-Request-Id tells it; in a job or a mail,
 * of the call that caused it. Null outside of any.
 */
export function currentCallId(): string | null {
  return current.getStore() ?? null;
}

/** Does work for a call. Null for work that belongs to none, though a call may have set it off. */
export function withinCall<T>(callId: string | null, work: () => T): T {
  return current.run(callId, work);
}
