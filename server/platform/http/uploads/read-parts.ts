import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { ApiError } from '../api-error.ts';
import { readInPace } from './read-in-pace.ts';

/** `truncated` is set at its end if the file was longer than allowed. */
export type FileContent = Readable & { truncated?: boolean };

/** One file of a form, with what `collect` returned. */
export interface FilePart<Collected> {
  field: string;
  /** Empty for a file input left blank, which browsers send as an empty file. */
  filename: string;
  collected: Collected;
}

interface PartHandlers<Collected> {
  /** Called for every text field, in order of arrival. */
  onText(field: string, text: string): void;
  /** Reads a file to its end; rejects if the file does. */
  collect(content: FileContent, field: string): Promise<Collected>;
  /** Called as soon as a file exceeds the limit; the rest of its body may never be read. */
  onTooLong?(field: string): void;
  /** The next file is not read before this promise resolves. */
  onFile(file: FilePart<Collected>): Promise<void>;
}

/** Limits for a form's files, in bytes. */
interface Bounds {
  longest: number;
  /** All files together; a body much longer than that is cut off. */
  together: number;
}

/** Limit for all text fields of a form together, in bytes. */
const MAX_TEXT_BYTES = 1024 * 1024;

/**
 * Parses a multipart body as it arrives, one file at a time, so that a form never holds more than one raw file in
 * memory.
 * @throws ApiError UNSUPPORTED_TYPE; BAD_REQUEST when the body is malformed, breaks off or drips; TOO_LARGE; whatever
 * `onFile` throws
 */
export async function readParts<Collected>(
  request: Request,
  bounds: Bounds,
  { onText, collect, onTooLong, onFile }: PartHandlers<Collected>,
): Promise<void> {
  const parser = openParser(request, bounds.longest);
  let files = Promise.resolve();
  let failure: unknown;
  let isBrokenOff = false;
  const fail = (error: unknown) => {
    failure ??= error;
    parser.destroy(new Error('the form is given up'));
  };
  parser.on('field', (field, text, { valueTruncated }) => {
    if (valueTruncated) fail(new ApiError('TOO_LARGE'));
    else onText(field, text);
  });
  parser.on('file', (field, content, { filename }) => {
    // It may fail while waiting for its turn; whoever collects it gets the error then.
    content.on('error', () => {});
    content.on('limit', () => onTooLong?.(field));
    const take = async () => {
      const collected = await collect(content, field).catch(() => undefined);
      isBrokenOff ||= collected === undefined;
      if (collected === undefined) return;
      await onFile({ field, filename: filename ?? '', collected });
    };
    files = files.then(take).catch(fail);
  });
  try {
    await pipeline(
      Readable.from(request.body ? readInPace(request.body) : []),
      cutAt(bounds.together),
      parser,
    );
    await files;
    if (isBrokenOff) throw new ApiError('BAD_REQUEST');
  } catch (error) {
    fail(error instanceof ApiError ? error : new ApiError('BAD_REQUEST'));
  }
  await files;
  if (failure) throw failure;
}

function openParser(request: Request, longest: number): busboy.Busboy {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_TYPE');
  try {
    // Busboy reports a file of exactly the limit as truncated.
    const limits = { fileSize: longest + 1, fieldSize: 64 * 1024, fields: 500 };
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' });
  } catch {
    // The content type has no boundary.
    throw new ApiError('BAD_REQUEST');
  }
}

/** A file in memory; null if it exceeds the limit. */
export async function collectInMemory(content: FileContent): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return content.truncated ? null : Buffer.concat(chunks);
}

/**
 * Cuts off a body far longer than its files may be. Up to twice that length is read, to tell which file is too large.
 */
function cutAt(together: number): Transform {
  let left = MAX_TEXT_BYTES + 2 * together;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length;
      if (left < 0) done(new ApiError('TOO_LARGE'));
      else done(null, chunk);
    },
  });
}
