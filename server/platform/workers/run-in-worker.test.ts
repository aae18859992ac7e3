import { expect, test } from 'vitest';
import { openWorker, runInWorker } from './run-in-worker.ts';

const fileOf = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);

test('a thread that takes too long, or too much memory, is stopped', async () => {
  const run = (script: string) =>
    runInWorker(fileOf(script), null, { seconds: 2, heapMegabytes: 32 });
  await expect(run('for (;;);')).rejects.toMatchObject({ isExhausted: true });
  await expect(
    run('const all = []; for (;;) all.push(Array(1e5).fill(Math.random()))'),
  ).rejects.toMatchObject({ isExhausted: true });
  await expect(run('throw new Error("x")')).rejects.toMatchObject({ isExhausted: false });
  await expect(run('process.exit()')).rejects.toMatchObject({ isExhausted: false });
});

const echo = fileOf(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (text) => {
    if (text === 'hang') for (;;);
    if (text === 'fail') throw new Error('as told');
    parentPort.postMessage(text.toUpperCase());
  });
`);
const limits = { seconds: 1, heapMegabytes: 32 };

test('a thread is asked one thing after another, and says why it ended', async () => {
  const worker = openWorker(echo, null, limits);
  expect(await worker.ask('a')).toBe('A');
  expect(await worker.ask('b')).toBe('B');
  const told = { isExhausted: false, cause: { message: 'as told' } };
  await expect(worker.ask('fail')).rejects.toMatchObject(told);
  await expect(worker.ask('c')).rejects.toMatchObject(told);
  await worker[Symbol.asyncDispose]();
});

test('each answer has its time', async () => {
  const worker = openWorker(echo, null, limits);
  expect(await worker.ask('a')).toBe('A');
  await expect(worker.ask('hang')).rejects.toMatchObject({ isExhausted: true });
  await worker[Symbol.asyncDispose]();
});

test('waiting for a thread can be aborted', async () => {
  const controller = new AbortController();
  const worker = openWorker(echo, null, limits, controller.signal);
  const asked = worker.ask('hang');
  controller.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  await worker[Symbol.asyncDispose]();
  expect(() => openWorker(echo, null, limits, controller.signal)).toThrow('gone');
});
