import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Ask {
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export type Caller = ReturnType<typeof openCaller>;

/** Calls one server over some persistent connections, and waits for ever if not told how long. Bodies stay compressed. */
export function openCaller(port: number, connections = 1, longestWaitMs?: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ body, ...asked }: Ask) =>
    new Promise<Asked>((resolve, reject) => {
      const signal = longestWaitMs === undefined ? undefined : AbortSignal.timeout(longestWaitMs);
      const sent = request({ agent, host: '127.0.0.1', port, signal, ...asked });
      const fail = (error: Error) => reject(signal?.aborted ? signal.reason : error);
      sent.once('error', fail);
      sent.once('response', (res) => {
        const { statusCode: status = 0, headers: got } = res;
        buffer(res).then((bytes) => resolve({ status, headers: got, body: bytes }), fail);
      });
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

/** @throws Error when the answer is not 200 */
export async function askWell(caller: Caller, ask: Ask): Promise<Asked> {
  const asked = await caller.ask(ask);
  if (asked.status === 200) return asked;
  throw new Error(`${ask.path} answered ${asked.status}: ${asked.body.toString().slice(0, 500)}`);
}

/** Asks once, on a connection of its own. */
export function askOnce(port: number, ask: Ask): Promise<Asked> {
  const caller = openCaller(port);
  return askWell(caller, ask).finally(caller.close);
}

/** The product takes the sender for signed in, and so does not answer from its caches. */
export const pastCaches = { cookie: 'session=bench' };

/** The longest wait of another caller during some work, for what costs nearly nothing; in milliseconds. */
export async function longestWaitDuring(work: Promise<unknown>, other: Caller): Promise<number> {
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  let longest = 0;
  while (!state.isOver) {
    const started = performance.now();
    await askWell(other, { path: '/healthz' });
    longest = Math.max(longest, performance.now() - started);
  }
  await over;
  return longest;
}

/** How often calls are made: at a rate, or one after the other by so many clients, each with a pause between them. */
export type Pace = { perSecond: number } | { clients: number; gapMs: number };

/** Makes calls at a pace until it is stopped; each gets the moment at which it was due. */
export function callPaced(pace: Pace, call: (due: number) => Promise<void>) {
  const ending = new AbortController();
  const failures: unknown[] = [];
  const make = (due: number) => call(due).catch((error: unknown) => void failures.push(error));
  // Visitors do not wait for each other, so neither do calls for earlier answers.
  const atRate = async (perSecond: number) => {
    const open = new Set<Promise<void>>();
    const started = performance.now();
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const due = started + (count * 1000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      const begun = make(due).finally(() => open.delete(begun));
      open.add(begun);
    }
    await Promise.all(open);
  };
  const inTurn = async (gapMs: number) => {
    while (!ending.signal.aborted) {
      await make(performance.now());
      if (gapMs > 0) await pause(gapMs);
    }
  };
  const start = () => ('perSecond' in pace ? atRate(pace.perSecond) : inTurn(pace.gapMs));
  const running = Array.from({ length: 'clients' in pace ? pace.clients : 1 }, start);
  return {
    /** Begins no further call, and waits for those on their way; throws the first error of one. */
    async stop(): Promise<void> {
      ending.abort();
      await Promise.all(running);
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * Calls at a steady rate until some work is done. The waits count from the moment each call was due.
 * @throws Error when the work or a call fails
 */
export async function waitsDuring(
  work: Promise<unknown>,
  perSecond: number,
  call: () => Promise<unknown>,
): Promise<number[]> {
  const waits: number[] = [];
  const visitors = callPaced({ perSecond }, async (due) => {
    await call();
    waits.push(performance.now() - due);
  });
  // Else they would come for ever.
  await work.finally(visitors.stop);
  return waits;
}
