import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Ask {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; makes it a POST. */
  json?: string;
}

export interface Caller {
  ask(ask: Ask): Promise<Asked>;
  close(): void;
}

/**
 * Calls one server over a limited number of persistent connections. Bodies are returned as received, still compressed.
 * @param longestWaitMs after which a call fails; without it, never
 */
export function openCaller(port: number, connections = 1, longestWaitMs?: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ path, headers, json }: Ask) =>
    new Promise<Asked>((resolve, reject) => {
      const sent = request({
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: json === undefined ? 'GET' : 'POST',
        headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        signal: longestWaitMs === undefined ? undefined : AbortSignal.timeout(longestWaitMs),
      });
      sent.once('error', reject);
      sent.once('response', (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('error', reject);
        res.once('end', () => {
          const { statusCode: status = 0, headers: got } = res;
          resolve({ status, headers: got, body: Buffer.concat(chunks) });
        });
      });
      sent.end(json);
    });
  return { ask, close: () => agent.destroy() };
}

/** @throws Error when the answer is not 200 */
export async function askWell(caller: Caller, ask: Ask): Promise<Asked> {
  const asked = await caller.ask(ask);
  if (asked.status === 200) return asked;
  throw new Error(`${ask.path} answered ${asked.status}: ${asked.body.toString().slice(0, 500)}`);
}

/** The product takes the sender for signed in, and so does not answer from its caches. */
export const pastCaches = { cookie: 'session=bench' };
