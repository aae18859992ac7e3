import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sendForms } from './send-forms.ts';

test('a request is repeated under its key until it is acknowledged, and each try is told', async () => {
  const tries = new Map<string, number>();
  const server = createServer((req, res) => {
    const key = String(req.headers['idempotency-key']);
    const count = (tries.get(key) ?? 0) + 1;
    tries.set(key, count);
    if (count === 1) res.writeHead(503, { 'retry-after': '1' }).end();
    else res.writeHead(201).end(JSON.stringify({ data: { id: tries.size } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const requests = sendForms({
    ports: [(server.address() as AddressInfo).port],
    pace: { perSecond: 20 },
    repeatMs: 1_000,
    drawProduct: () => 1,
  });
  try {
    await expect.poll(() => tries.size).toBeGreaterThanOrEqual(2);
    expect(await requests.finish(20_000)).toBe(0);
    const keys = [...tries.keys()].toSorted();
    expect([...requests.acknowledged.keys()].toSorted()).toEqual(keys);
    expect([...tries.values()].every((count) => count === 2)).toBe(true);
    expect(requests.tries).toHaveLength(2 * keys.length);
    expect(requests.tries.filter(({ status }) => status === 201)).toHaveLength(keys.length);
  } finally {
    server.close();
  }
});

test('a request that nobody acknowledges is given up in the end, and counted', async () => {
  const server = createServer((_, res) => res.writeHead(503).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const requests = sendForms({
    ports: [(server.address() as AddressInfo).port],
    pace: { perSecond: 20 },
    repeatMs: 1_000,
    drawProduct: () => 1,
  });
  try {
    await expect
      .poll(() => requests.tries.filter(({ status }) => status === 503).length)
      .toBeGreaterThan(0);
    expect(await requests.finish(0)).toBeGreaterThan(0);
    expect(requests.acknowledged.size).toBe(0);
  } finally {
    server.close();
  }
});
