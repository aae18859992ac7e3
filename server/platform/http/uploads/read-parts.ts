import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { picture } from '@orendi/contract/limits';
import busboy from 'busboy';
import { ApiError } from '../api-error.ts';

/** One file of a form; null for one that is longer than any picture may be. */
export interface FilePart {
  field: string;
  bytes: Buffer | null;
}

interface PartHandlers {
  /** Called for every text field, in the order of their coming. */
  onText(field: string, text: string): void;
  /** The next file is not read before this one is done with. */
  onFile(file: FilePart): Promise<void>;
}

/** All texts of a form together. */
const MAX_TEXT_BYTES = 1024 * 1024;
/** Busboy counts a file that fills the limit as cut off. */
const limits = { fileSize: picture.maxBytes + 1, fieldSize: 64 * 1024, fields: 500 };

/**
 * Takes a multipart body apart while it comes in, one file at a time, so that one file is all that a form holds in
 * memory besides what its files become.
 * @param maxFiles a body much longer than so many files is cut off
 * @throws ApiError UNSUPPORTED_TYPE; BAD_REQUEST when it is broken or breaks off; TOO_LARGE; what `onFile` throws
 */
export async function readParts(
  request: Request,
  maxFiles: number,
  { onText, onFile }: PartHandlers,
): Promise<void> {
  const parser = openParser(request);
  let files = Promise.resolve();
  let failure: unknown;
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
    const take = async () => {
      const bytes = await collect(content);
      // A file input that nobody has filled comes as an empty file without a name.
      if (filename || bytes?.length !== 0) await onFile({ field, bytes });
    };
    files = files.then(take).catch(fail);
  });
  try {
    await pipeline(Readable.from(chunksOf(request)), cutAt(maxFiles), parser);
    await files;
  } catch (error) {
    fail(error instanceof ApiError ? error : new ApiError('BAD_REQUEST'));
  }
  await files;
  if (failure) throw failure;
}

/** What is not read any more is not sent any more. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function openParser(request: Request): busboy.Busboy {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_TYPE');
  try {
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' });
  } catch {
    // It has no boundary.
    throw new ApiError('BAD_REQUEST');
  }
}

async function collect(content: Readable & { truncated?: boolean }): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return content.truncated ? null : Buffer.concat(chunks);
}

/** Ends a body that is far longer than its files may be: twice as long is still read, to tell which one is too large. */
function cutAt(maxFiles: number): Transform {
  let left = MAX_TEXT_BYTES + 2 * maxFiles * picture.maxBytes;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length;
      if (left < 0) done(new ApiError('TOO_LARGE'));
      else done(null, chunk);
    },
  });
}
