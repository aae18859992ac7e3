import { Agent, request as call } from 'node:http';
import { vi } from 'vitest';

/** One kept connection, and thus always the same worker behind it. */
export interface Line {
  worker: number;
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): void;
}

/** A line to each of the workers, by their numbers. */
export async function openLines(address: string, workers: number): Promise<Line[]> {
  const lines = new Map<number, Line>();
  const look = async () => {
    const line = await openLine(address);
    if (lines.has(line.worker)) line.close();
    else lines.set(line.worker, line);
    return lines.size === workers;
  };
  await vi.waitUntil(look, { timeout: 60_000, interval: 5 });
  return [...lines.values()].toSorted((one, other) => one.worker - other.worker);
}

async function openLine(address: string): Promise<Line> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const request: Line['request'] = (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const asked = call(
        new URL(path, address),
        { agent, method, headers: Object.fromEntries(new Headers(headers)) },
        async (answer) => {
          const parts: Buffer[] = [];
          for await (const part of answer) parts.push(part as Buffer);
          const status = answer.statusCode ?? 0;
          const content = status === 204 || status === 304 ? null : Buffer.concat(parts);
          const given = (answer.headers['set-cookie'] ?? []).map((value): [string, string] => [
            'set-cookie',
            value,
          ]);
          resolve(new Response(content, { status, headers: given }));
        },
      );
      asked.once('error', reject);
      asked.end(body ?? undefined);
    });
  const details = (await (await request('/readyz?details')).json()) as { worker: number };
  return { worker: details.worker, request, close: () => agent.destroy() };
}
