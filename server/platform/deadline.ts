import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds per call, for all that it waits for. Large forms begin on arrival; files for sellers are unlimited. */
export const patience = {
  read: 3_000,
  /** A read of a shop that has a search cluster, which nearly all of them ask. */
  search: 8_000,
  /** A picture, which may have to be drawn in another size, or a map of the whole site. */
  file: 8_000,
  write: 8_000,
  /** For a seller or an operator, reading or writing. */
  seller: 15_000,
};

/** A call has run out of time, and is answered 503 with the time after which to try again. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

class Call {
  readonly isRead: boolean;
  readonly ms: number;
  endsAt = Infinity;
  readonly #expired = Promise.withResolvers<never>();
  #timer: NodeJS.Timeout | undefined;
  #abort: AbortController | undefined;

  constructor(isRead: boolean, ms: number) {
    this.isRead = isRead;
    this.ms = ms;
  }

  begin(): void {
    this.lift();
    this.endsAt = performance.now() + this.ms;
    // After a pause of the whole process, what has arrived meanwhile is read before anything counts as late.
    this.#timer = setTimeout(() => setImmediate(() => this.#expire()), this.ms);
  }

  lift(): void {
    clearTimeout(this.#timer);
    this.endsAt = Infinity;
  }

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.endsAt <= performance.now()) this.#abort.abort(new OutOfTime());
    return this.#abort.signal;
  }

  get expired(): Promise<never> {
    return this.#expired.promise;
  }

  #expire(): void {
    if (this.endsAt === Infinity) return;
    // A timer may ring a fraction of a millisecond early.
    this.endsAt = Math.min(this.endsAt, performance.now());
    this.#expired.reject(new OutOfTime());
    this.#abort?.abort(new OutOfTime());
  }
}

const calls = new AsyncLocalStorage<Call | null>();
/** Stands for a read that calls share. It has no end of its own. */
const sharedRead = new Call(true, Infinity);
const never = new AbortController().signal;

/**
 * Answers in time; `work` goes on unheard.
 * @param arrives waits for `beginDeadline` to count
 * @throws OutOfTime
 */
export async function withDeadline<T>(
  { ms, isRead, arrives = false }: { ms: number; isRead: boolean; arrives?: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const call = new Call(isRead, ms);
  if (!arrives) call.begin();
  // Once it has ended, what it has left behind, such as a timer, works for nobody's deadline.
  const working = calls.run(call, work).finally(() => call.lift());
  return Promise.race([working, call.expired]);
}

/** The rest of the current call's time, in milliseconds: 0 when it has run out, Infinity outside of calls. */
export function remainingMs(): number {
  const endsAt = calls.getStore()?.endsAt ?? Infinity;
  return endsAt === Infinity ? endsAt : Math.max(0, endsAt - performance.now());
}

/** Aborted when the call that this works for runs out of time. */
export function deadlineSignal(): AbortSignal {
  return calls.getStore()?.signal ?? never;
}

/** How long the call that this works for may take in all, or null outside of calls and where it is not limited. */
export function wholeDeadlineMs(): number | null {
  const call = calls.getStore();
  return call && call.endsAt !== Infinity ? call.ms : null;
}

/** Whether this works for a call that only reads, and soon. */
export function isForRead(): boolean {
  const call = calls.getStore();
  return call === sharedRead || (call ? call.isRead && call.endsAt !== Infinity : false);
}

export function beginDeadline(): void {
  calls.getStore()?.begin();
}

/** Lets the call take as long as it needs. */
export function liftDeadline(): void {
  calls.getStore()?.lift();
}

/** Runs work that others share or that outlives the call, which therefore may not end with this call's time. */
export function outsideCalls<T>(work: () => T): T {
  return calls.run(null, work);
}

/** Like `outsideCalls`, for a short read that calls wait for: it does not stand in line behind writes. */
export function readOutsideCalls<T>(read: () => T): T {
  return calls.run(sharedRead, read);
}
