import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createRandom, type Random } from '@orendi/demo/catalogue/random';
import { createUndo } from '../product/undo.ts';
import { startSlowRelay } from './slow-relay.ts';

const undo = createUndo();
afterEach(() => undo.run());

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  undo.add(async () => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function echoThrough(random: Random) {
  const echo = createServer((socket) => socket.pipe(socket));
  const client = connect(await startSlowRelay(await listen(echo), random, undo), '127.0.0.1');
  const started = performance.now();
  client.write('one ');
  setTimeout(() => client.end('two'), 20);
  let said = '';
  for await (const part of client) said += String(part);
  return { said, ms: performance.now() - started };
}

test('everything arrives in its order, 200 ms late', async () => {
  const { said, ms } = await echoThrough({ ...createRandom(1), below: () => 1 });
  expect(said).toBe('one two');
  expect(ms).toBeGreaterThan(195);
});

test('a transfer that stalls takes a second longer, and holds back what follows it', async () => {
  const { said, ms } = await echoThrough({ ...createRandom(1), below: () => 0 });
  expect(said).toBe('one two');
  expect(ms).toBeGreaterThan(2_195);
});

test('a connection that is refused behind the network is reset', async () => {
  const closed = createServer();
  const port = await listen(closed);
  closed.close();
  const client = connect(await startSlowRelay(port, createRandom(1), undo), '127.0.0.1');
  await expect(once(client, 'close')).rejects.toMatchObject({ code: 'ECONNRESET' });
});
