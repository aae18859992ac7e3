import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

const heard: string[] = [];
/** Answers every message with the same. */
const echo = createServer((socket) => {
  socket.on('error', () => {});
  socket.on('end', () => heard.push('end'));
  socket.pipe(socket);
});
let proxy: SilentProxy;

beforeEach(async () => {
  heard.length = 0;
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await startSilentProxy({ port: (echo.address() as AddressInfo).port });
});
afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});

/** A program's connection, and what it was answered. */
async function openConnection(): Promise<{ socket: Socket; answers: string[]; ends: string[] }> {
  const answers: string[] = [];
  const ends: string[] = [];
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('data', (bytes) => answers.push(bytes.toString()));
  for (const event of ['end', 'error']) socket.on(event, () => ends.push(event));
  await new Promise<void>((resolve) => {
    socket.on('connect', resolve);
    socket.on('error', () => resolve());
  });
  return { socket, answers, ends };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

test('passes messages and ends while it speaks', async () => {
  const { socket, answers, ends } = await openConnection();
  socket.write('one');
  await expect.poll(() => answers.join('')).toBe('one');
  socket.end('two');
  await expect.poll(() => ends).toEqual(['end']);
  expect(answers.join('')).toBe('onetwo');
});

test('keeps silent connections open, and serves new ones once it has forgotten the old', async () => {
  const old = await openConnection();
  proxy.silence();
  const silent = await openConnection();
  old.socket.write('lost');
  silent.socket.end('lost too');
  await soon();
  expect([old.answers, old.ends, silent.answers, silent.ends, heard]).toEqual([[], [], [], [], []]);
  expect(proxy.open()).toBe(1);
  proxy.forget();
  const fresh = await openConnection();
  fresh.socket.write('heard');
  await expect.poll(() => fresh.answers).toEqual(['heard']);
  expect(old.answers).toEqual([]);
});

test('delivers what was held back when it resumes', async () => {
  const { socket, answers, ends } = await openConnection();
  proxy.silence('open');
  socket.end('late');
  await soon();
  proxy.resume();
  await expect.poll(() => ends).toEqual(['end']);
  expect(answers).toEqual(['late']);
});

test('cuts and refuses', async () => {
  const cut = await openConnection();
  proxy.refuse();
  await expect.poll(() => cut.ends).not.toEqual([]);
  const refused = await openConnection();
  await expect.poll(() => refused.ends).toEqual(['error']);
  proxy.accept();
  const { socket, answers } = await openConnection();
  socket.write('again');
  await expect.poll(() => answers).toEqual(['again']);
});
