import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { ApiError } from '../api-error.ts';
import { readInPace } from './read-in-pace.ts';

/** `truncated` at its end when it is longer than a file may be. */
export type FileContent = Readable & { truncated?: boolean };

/** One file of a form, as `collect` has taken it in. */
export interface FilePart<Collected> {
  field: string;
  /** Empty for a file input that nobody has filled, which comes as an empty file. */
  filename: string;
  collected: Collected;
}

interface PartHandlers<Collected> {
  /** Called for every text field, in the order of their coming. */
  onText(field: string, text: string): void;
  /** Reads a file to its end, or fails as it does. */
  collect(content: FileContent, field: string): Promise<Collected>;
  /** A file is longer than it may be. Comes as soon as that is known: its body may be cut off before its end. */
  onTooLong?(field: string): void;
  /** The next file is not read before this one is done with. */
  onFile(file: FilePart<Collected>): Promise<void>;
}

/** Of the files of a form, in bytes. */
interface Bounds {
  longest: number;
  /** A body much longer than that is cut off. */
  together: number;
}

/** All texts of a form together. */
const MAX_TEXT_BYTES = 1024 * 1024;

/**
 * Takes a multipart body apart while it comes in, one file at a time, so that one file is all that a form holds in
 * memory besides what its files become.
 * @throws ApiError UNSUPPORTED_TYPE; BAD_REQUEST when it is broken, breaks off or drips; TOO_LARGE; what `onFile` throws
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
    // It may break off while it waits for its turn; whoever collects it then hears of it.
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
    // Busboy counts a file that fills the limit as cut off.
    const limits = { fileSize: longest + 1, fieldSize: 64 * 1024, fields: 500 };
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' });
  } catch {
    // It has no boundary.
    throw new ApiError('BAD_REQUEST');
  }
}

/** A file in memory; null for one that is longer than may be. */
export async function collectInMemory(content: FileContent): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return content.truncated ? null : Buffer.concat(chunks);
}

/** Ends a body that is far longer than its files may be: twice as long is still read, to tell which one is too large. */
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
