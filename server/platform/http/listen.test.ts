import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';

let server: Listening;
let agent: Agent;
/** Ends the answers that wait, in the order of the calls. */
let waiting: { res: ServerResponse; path: string }[] = [];

beforeEach(async () => {
  waiting = [];
  agent = new Agent({ keepAlive: true });
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === '/now') res.end('now');
    else waiting.push({ res, path: req.url ?? '' });
  };
  server = await listen(answer, { host: '127.0.0.1', port: 0 });
});
afterEach(() => agent.destroy());

/** Calls on a connection that stays open. */
function call(path: string): Promise<{ connection: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, path, agent }, (res) => {
      let text = '';
      res.on('data', (part) => (text += part));
      res.on('end', () => resolve({ connection: res.headers.connection, text }));
    })
      .on('error', reject)
      .end();
  });
}

/** A connection, and the status of its answer: empty if it is cut off. */
function openLine() {
  const line = connect(server.port, '127.0.0.1');
  const status = text(line).then(
    (answer) => answer.slice(9, 12),
    () => '',
  );
  return { line, status };
}

const askOn = (line: Socket, path = '/now') =>
  line.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);

test('answers in progress at a stop arrive whole, and close their connection', async () => {
  expect(await call('/now')).toEqual({ connection: 'keep-alive', text: 'now' });
  const slow = call('/slow');
  await expect.poll(() => waiting.length).toBe(1);
  const stopped = server.stop();
  waiting[0]?.res.end('slow');
  expect(await slow).toEqual({ connection: 'close', text: 'slow' });
  await stopped;
});

test('a call on its way when the stop begins is answered, on a connection of before too', async () => {
  await call('/now');
  const stopped = server.stop();
  expect(await call('/now')).toEqual({ connection: 'close', text: 'now' });
  await stopped;
  await expect(call('/now')).rejects.toThrow('ECONNREFUSED');
});

test('a connection at rest may bring another call for a second after no new one is taken', async () => {
  await call('/now');
  const stopped = server.stop();
  await pause(1_000);
  await expect(once(openLine().line, 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(await call('/now')).toEqual({ connection: 'close', text: 'now' });
  await stopped;
});

test('a connection that was taken is waited for until it has sent its request', async () => {
  const { line, status } = openLine();
  await once(line, 'connect');
  const stopped = server.stop();
  await pause(1_000);
  line.write('GET /now HTTP/1.1\r\n');
  await pause(2_500);
  line.write('Host: x\r\n\r\n');
  expect(await status).toBe('200');
  await stopped;
});

test('connections that wait to be taken when a stop ends its last calls are all taken', async () => {
  const stopped = server.stop();
  await pause(400);
  const lines = Array.from({ length: 100 }, openLine);
  // As when other programs keep the processor busy.
  for (const until = performance.now() + 200; performance.now() < until;);
  for (const { line } of lines) askOn(line);
  const statuses = await Promise.all(lines.map(({ status }) => status));
  expect(statuses.filter((status) => status === '200')).toHaveLength(100);
  await stopped;
});

test('a stop does not wait for a connection whose answer had begun before it', async () => {
  const begun = call('/begun');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.res.write('begun');
  const stopped = server.stop();
  waiting[0]?.res.end(' and done');
  expect(await begun).toMatchObject({ text: 'begun and done' });
  const asked = performance.now();
  await stopped;
  // It would be cut after ten.
  expect(performance.now() - asked).toBeLessThan(8_000);
});
