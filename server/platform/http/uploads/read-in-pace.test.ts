import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInPace } from './read-parts.ts';

const pace = { bytesPerSecond: 100, patienceSeconds: 10 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const inSeconds = (seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A body whose parts arrive the given seconds after they were asked for. */
function bodyOf(parts: { after: number; bytes: number }[]) {
  const left = [...parts];
  const cancel = vi.fn<() => void>();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const part = left.shift();
    if (!part) return controller.close();
    await inSeconds(part.after);
    controller.enqueue(new Uint8Array(part.bytes));
  };
  return { cancel, body: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }) };
}

/** @returns how many bytes were read, or the code of the error */
async function readAll(body: ReadableStream<Uint8Array>, secondsBetween = 0) {
  const read = async () => {
    let bytes = 0;
    for await (const chunk of readInPace(body, pace)) {
      bytes += chunk.length;
      if (secondsBetween > 0) await inSeconds(secondsBetween);
    }
    return bytes;
  };
  const reading = read().catch((error: { code?: string }) => error.code);
  await vi.advanceTimersByTimeAsync(1_000_000);
  return reading;
}

test('a body that is slow, but not too slow, is read to its end', async () => {
  const parts = Array.from({ length: 50 }, () => ({ after: 5, bytes: 500 }));
  expect(await readAll(bodyOf(parts).body)).toBe(25_000);
});

test('a pause within its patience is forgiven', async () => {
  const parts = [9, 0, 9].map((after) => ({ after, bytes: 1_000 }));
  expect(await readAll(bodyOf(parts).body)).toBe(3_000);
});

test.each([
  [
    'stands still',
    [
      { after: 1, bytes: 10 },
      { after: 11, bytes: 10 },
    ],
  ],
  ['never begins', [{ after: 11, bytes: 10 }]],
  ['drips', Array.from({ length: 20 }, () => ({ after: 1, bytes: 10 }))],
  // Bytes that arrived fast at first earn no credit for later.
  [
    'stands still after a quick beginning',
    [
      { after: 0, bytes: 100_000 },
      { after: 11, bytes: 1 },
    ],
  ],
])('a body that %s is given up', async (_, parts) => {
  const { body, cancel } = bodyOf(parts);
  expect(await readAll(body)).toBe('BAD_REQUEST');
  expect(cancel).toHaveBeenCalledOnce();
});

test('the time in which nobody reads does not count', async () => {
  const parts = Array.from({ length: 5 }, () => ({ after: 1, bytes: 100 }));
  expect(await readAll(bodyOf(parts).body, 60)).toBe(500);
});
