import { AsyncLocalStorage } from 'node:async_hooks';

/** Module-wide on purpose: whatever logs or queues something would otherwise have to be handed the id by its caller. */
const current = new AsyncLocalStorage<string | null>();

/** The X-Request-Id of the current call; in a job or a mail that of the call behind it. Null outside of any. */
export function currentCallId(): string | null {
  return current.getStore() ?? null;
}

/** Does work for a call. Null for work that belongs to none, though a call may have set it off. */
export function withinCall<T>(callId: string | null, work: () => T): T {
  return current.run(callId, work);
}
