import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

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
