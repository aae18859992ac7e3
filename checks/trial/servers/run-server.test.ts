import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portsFrom } from './run-server.ts';

test('ports in a row are given once, and leave out what is taken', async () => {
  const nextPort = portsFrom(21_000);
  const first = await nextPort(2);
  const taken = createServer().listen(first + 3, '127.0.0.1');
  try {
    await once(taken, 'listening');
    expect((taken.address() as AddressInfo).port).toBe(first + 3);
    // One before the taken one is too few.
    expect(await nextPort(2)).toBeGreaterThanOrEqual(first + 4);
  } finally {
    taken.close();
  }
});
