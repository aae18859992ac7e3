import { expect, test } from 'vitest';
import { openEventStream } from './event-stream.ts';

const readText = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  const { value } = await reader.read();
  return value === undefined ? null : new TextDecoder().decode(value);
};

test('events follow the pause after which a browser comes back', async () => {
  const stream = openEventStream(3_000, () => {});
  stream.send('orders', { total: 1 });
  const reader = stream.body.getReader();
  expect(await readText(reader)).toBe('retry: 3000\n\n');
  expect(await readText(reader)).toBe('event: orders\ndata: {"total":1}\n\n');
  stream.heartbeat();
  expect(await readText(reader)).toBe(': here\n\n');
  stream.close();
  expect(await readText(reader)).toBeNull();
});

test('only the newest event waits for a slow reader', async () => {
  const stream = openEventStream(3_000, () => {});
  for (let total = 1; total <= 1_000; total += 1) stream.send('orders', { total });
  const reader = stream.body.getReader();
  const texts = [await readText(reader), await readText(reader), await readText(reader)];
  expect(texts.slice(1)).toEqual([
    'event: orders\ndata: {"total":1}\n\n',
    'event: orders\ndata: {"total":1000}\n\n',
  ]);
});

test('a reader that takes nothing from one heartbeat to the next is lost', () => {
  const stream = openEventStream(3_000, () => {});
  stream.send('orders', {});
  expect(stream.heartbeat()).toBe(true);
  expect(stream.heartbeat()).toBe(false);
});

test('a reader that goes is noticed, and nothing is sent after it', async () => {
  let gone = 0;
  const stream = openEventStream(3_000, () => (gone += 1));
  await stream.body.cancel();
  stream.send('orders', {});
  stream.heartbeat();
  stream.close();
  expect(gone).toBe(1);
});
