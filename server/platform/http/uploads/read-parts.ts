import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bodies } from '@orendi/contract/limits';
import busboy from 'busboy';
import { ApiError } from '../api-error.ts';
import { m } from '@orendi/messages';
import { say } from '../../sentence.ts';
import { withinTime } from '../../within-time.ts';

/** Passes a multipart body on, and counts its delimiters: one before each part, and one at the end. */
function countDelimiters(boundary: string, most: number) {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let count = 0;
  /** @throws ApiError TOO_LARGE once the body is longer than `most` bytes */
  async function* pass(body: AsyncIterable<Uint8Array>) {
    let left = most;
    // The first delimiter begins the body; any other may be cut in two by the end of a chunk.
    let before = Buffer.from('\r\n');
    for await (const chunk of body) {
      left -= chunk.length;
      if (left < 0) throw new ApiError('TOO_LARGE');
      const bytes = Buffer.concat([before, chunk]);
      let end = 0;
      for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, end)) {
        count += 1;
        end = at + delimiter.length;
      }
      before = bytes.subarray(Math.max(end, bytes.length - delimiter.length + 1));
      yield chunk;
    }
  }
  return { pass, count: () => count };
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

/** `truncated` is set at its end if the file was longer than allowed. */
export type FileContent = Readable & { truncated?: boolean };

interface PartHandlers {
  /** In order of arrival. */
  onText(field: string, text: string): void;
  /**
   * Reads a file before the next one; rejects if it fails.
   * @param filename empty for a blank file input
   */
  onFile(file: { field: string; filename: string; content: FileContent }): Promise<void>;
  /** Called as soon as a file exceeds the limit; the rest of its body may never be read. */
  onTooLong(field: string): void;
}

/** In bytes. */
interface Bounds {
  longest: number;
  /** All files together. Up to twice that length is read, to tell which file is too large; then the body is cut off. */
  together: number;
}

/**
 * Parses a multipart body as it arrives, one file at a time.
 * @throws ApiError UNSUPPORTED_TYPE; BAD_REQUEST when the body is malformed, breaks off or drips, or a part has no name;
 * TOO_LARGE, also for too many parts; whatever `onFile` throws
 */
export async function readParts(
  request: Request,
  bounds: Bounds,
  { onText, onFile, onTooLong }: PartHandlers,
): Promise<void> {
  const { boundary, parser } = openParser(request, bounds.longest);
  const delimiters = countDelimiters(boundary, 1024 * 1024 + 2 * bounds.together);
  let understood = 0;
  let files = Promise.resolve();
  let textBytes = 0;
  let failure: unknown;
  let isBrokenOff = false;
  const fail = (error: unknown) => {
    failure ??= error;
    parser.destroy(new Error('the form is given up'));
  };
  parser.on('partsLimit', () => fail(new ApiError('TOO_LARGE')));
  parser.on('field', (field, text, { valueTruncated }) => {
    understood += 1;
    textBytes += Buffer.byteLength(text);
    if (!isName(field)) fail(new ApiError('BAD_REQUEST'));
    else if (valueTruncated || textBytes > bodies.textsBytes) fail(new ApiError('TOO_LARGE'));
    else if (!failure) onText(field, text);
  });
  parser.on('file', (field, content, { filename }) => {
    understood += 1;
    // It may fail while waiting for its turn; whoever reads it gets the error then.
    content.on('error', () => {});
    if (!isName(field)) return fail(new ApiError('BAD_REQUEST'));
    content.on('limit', () => onTooLong(field));
    const take = async () => {
      if (failure) return;
      await onFile({ field, filename: filename ?? '', content }).catch((error: unknown) => {
        // Whoever stops reading for another reason, such as a full disk, destroys the content with another error.
        if (error !== content.errored) throw error;
        isBrokenOff = true;
      });
    };
    files = files.then(take).catch(fail);
  });
  try {
    await pipeline(
      Readable.from(request.body ? readInPace(request.body) : []),
      delimiters.pass,
      parser,
    );
    await files;
    // The parser passes over parts whose headers it cannot read without a word.
    if (isBrokenOff || understood !== delimiters.count() - 1) throw new ApiError('BAD_REQUEST');
  } catch (error) {
    fail(error instanceof ApiError ? error : new ApiError('BAD_REQUEST'));
  }
  await files;
  if (failure) throw failure;
}

/** A part without a name has none at all, whatever the types of the parser say. */
function isName(field: string | undefined): field is string {
  return field !== undefined && field !== '' && field.length <= bodies.nameLength;
}

function openParser(request: Request, longest: number) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_TYPE');
  const [, quoted, bare] = /;\s*boundary=(?:"([^"\\]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw new ApiError('BAD_REQUEST');
  try {
    const parser = busboy({
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
      defParamCharset: 'utf8',
      limits: {
        // Busboy reports a file of exactly the limit as truncated, and speaks up at the end of the last allowed part.
        fileSize: longest + 1,
        fieldSize: bodies.textBytes,
        parts: bodies.parts + 1,
      },
    });
    return { boundary, parser };
  } catch {
    // The boundary has characters that it may not have.
    throw new ApiError('BAD_REQUEST');
  }
}
