import { Transform } from 'node:stream';
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
