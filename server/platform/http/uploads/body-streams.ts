import { Transform } from 'node:stream';
import { m } from '@orendi/messages';
import { say } from '../../sentence.ts';
import { withinTime } from '../../within-time.ts';
import { ApiError } from '../api-error.ts';

/** Passes a body on, and fails with TOO_LARGE once it is longer than this many bytes. */
export function cutAt(bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length;
      if (left < 0) done(new ApiError('TOO_LARGE'));
      else done(null, chunk);
    },
  });
}

/** Passes a multipart body on, and counts its delimiters: one before each part, and one at the end. */
export function countDelimiters(boundary: string): { stream: Transform; count: () => number } {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let count = 0;
  // The first delimiter begins the body; any other may be cut in two by the end of a chunk.
  let before = Buffer.from('\r\n');
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      const bytes = Buffer.concat([before, chunk]);
      let end = 0;
      for (;;) {
        const at = bytes.indexOf(delimiter, end);
        if (at < 0) break;
        count += 1;
        end = at + delimiter.length;
      }
      before = bytes.subarray(Math.max(end, bytes.length - delimiter.length + 1));
      done(null, chunk);
    },
  });
  return { stream, count: () => count };
}

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
      const part = await withinTime(seconds * 1000, reader.read(), stalled);
      if (part.done) return;
      seconds -= (performance.now() - asked) / 1000;
      seconds = Math.min(patienceSeconds, seconds + part.value.length / bytesPerSecond);
      yield part.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const stalled = () => new ApiError('BAD_REQUEST', { sentence: say(m.api_upload_stalled) });
