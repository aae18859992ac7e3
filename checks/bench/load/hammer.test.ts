import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { hammer } from './hammer.ts';

let server: Server;
afterEach(() => server.close());

async function hammerOn(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return hammer({ port, path: '/x', headers: { host: 'localhost' }, connections: 3, ms: 50 });
}

describe('load on one address', () => {
  test.each([
    ['of a told length', { 'content-length': '60000' }],
    ['in chunks', {}],
  ])('counts every answer, %s', async (_, headers) => {
    let served = 0;
    const { answers, seconds } = await hammerOn((req, res) => {
      expect(req.url).toBe('/x');
      served += 1;
      res.writeHead(200, headers).end(Buffer.alloc(60_000, 'x'));
    });
    expect(answers).toBe(served);
    expect(answers).toBeGreaterThan(3);
    expect(seconds).toBeGreaterThan(0.05);
  });

  test('refuses answers that are not what the first one was', async () => {
    await expect(hammerOn((_, res) => res.writeHead(503).end())).rejects.toThrow(/503/);
    let served = 0;
    const growing = hammerOn((_, res) => res.end('x'.repeat((served += 1))));
    await expect(growing).rejects.toThrow(/longer than the first|200/);
  });
});
