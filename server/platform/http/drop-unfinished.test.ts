import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { type Listening, listen } from './listen.ts';

const limits = { arriveMs: 3_000, stallMs: 300, ofAddress: 5, sweepMs: 20 };
let server: Listening;
let sockets: Socket[] = [];

beforeEach(async () => {
  const app = new Hono();
  app.post('*', async (c) => c.text(`received ${await c.req.text().catch(() => 'nothing')}`));
  const settings = { host: '127.0.0.1', port: 0, trustedProxies: ['127.0.0.1'] };
  server = await listen(getRequestListener(app.fetch), settings, silentLog, limits);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.stop();
});

interface Call {
  address?: string;
  path?: string;
  type?: string;
}

/** Begins a call with a body of ten bytes, of which some are sent; `answer` is all that comes back until the connection ends. */
async function begin(
  sent: string,
  { address = '192.0.2.1', path = '/', type = 'application/json' }: Call = {},
) {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [`POST ${path} HTTP/1.1`, 'Host: shop', `X-Forwarded-For: ${address}`];
  const more = [`Content-Type: ${type}`, 'Content-Length: 10', 'Connection: close'];
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n${sent}`);
  let isEnded = false;
  const answer = text(socket).catch(() => 'reset');
  void answer.finally(() => (isEnded = true));
  return { send: (more: string) => socket.write(more), answer, isEnded: () => isEnded };
}

test('a body that drips is given up in its time, and one that arrives slowly is received', async () => {
  const [dripping, slow] = await Promise.all([begin('1'), begin('12345')]);
  const drip = setInterval(() => dripping.send(' '), 500);
  await pause(500);
  expect([dripping.isEnded(), slow.isEnded()]).toEqual([false, false]);
  slow.send('67890');
  expect(await slow.answer).toContain('received 1234567890');
  expect(await dripping.answer).toMatch(/^HTTP\/1.1 408/);
  clearInterval(drip);
});

test('a form with files of somebody signed in may take its time', async () => {
  const type = 'multipart/form-data; boundary=b';
  const path = '/v1/private/product-creation/create';
  const [form, other] = await Promise.all([begin('1', { type, path }), begin('1', { type })]);
  expect(await other.answer).toContain('408');
  expect(form.isEnded()).toBe(false);
  form.send('234567890');
  expect(await form.answer).toContain('received 1234567890');
});

test('too many unfinished bodies of an address end the longest stalled, and no newcomer', async () => {
  const old = await Promise.all(Array.from({ length: 8 }, () => begin('1')));
  const elsewhere = await Promise.all(
    Array.from({ length: 5 }, () => begin('1', { address: '192.0.2.2' })),
  );
  const ended = (calls: typeof old) => calls.filter(({ isEnded }) => isEnded()).length;
  await expect.poll(() => ended(old)).toBe(3);
  expect(ended(elsewhere)).toBe(0);
  const newcomers = await Promise.all(Array.from({ length: 4 }, () => begin('12345')));
  await expect.poll(() => ended(old)).toBe(7);
  for (const { send } of newcomers) send('67890');
  const answers = await Promise.all(newcomers.map(({ answer }) => answer));
  expect(answers).toEqual(Array(4).fill(expect.stringContaining('received 1234567890')));
});

test('any number of bodies that arrive are received from one address', async () => {
  const calls = await Promise.all(Array.from({ length: 40 }, () => begin('1')));
  for (let part = 0; part < 9; part += 1) {
    for (const { send } of calls) send('x');
    await pause(20);
  }
  const answers = await Promise.all(calls.map(({ answer }) => answer));
  expect(answers).toEqual(Array(40).fill(expect.stringContaining('received 1xxxxxxxxx')));
});
