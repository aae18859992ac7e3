import { m } from '@orendi/messages';
import { ApiError } from '../api-error.ts';

/** Even a phone at the edge of its network reaches this rate; the patience covers a drive through a tunnel. */
const slowest = { bytesPerSecond: 8 * 1024, patienceSeconds: 20 };

/**
 * The chunks of a body, as long as it keeps a minimum pace. A sender starts with some seconds of credit: waiting uses
 * it up, arriving bytes earn it back. Backpressure pauses the sender while nobody reads.
 * @throws ApiError BAD_REQUEST for a body that stalls or drips
 */
export async function* readInPace(
  body: ReadableStream<Uint8Array>,
  { bytesPerSecond, patienceSeconds } = slowest,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let seconds = patienceSeconds;
  try {
    for (;;) {
      const asked = performance.now();
      const part = await within(seconds, reader.read());
      if (part.done) return;
      seconds -= (performance.now() - asked) / 1000;
      seconds = Math.min(patienceSeconds, seconds + part.value.length / bytesPerSecond);
      yield part.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const { promise: impatience, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(stalled()), seconds * 1000);
  try {
    return await Promise.race([work, impatience]);
  } finally {
    clearTimeout(timer);
  }
}

function stalled(): ApiError {
  return new ApiError('BAD_REQUEST', {
    sentence: (language) => m.api_upload_stalled({}, { locale: language }),
  });
}
