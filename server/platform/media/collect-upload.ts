import { picture } from '@orendi/contract/limits';
import { PictureError } from './picture-error.ts';

export type PictureInput = Buffer | AsyncIterable<Uint8Array>;

/**
 * Reads a whole upload into memory. A stream that exceeds `maxBytes` is destroyed at that point, not read to its end.
 * @throws PictureError `too_large`; any error of the stream itself
 */
export async function collectUpload(
  input: PictureInput,
  maxBytes: number = picture.maxBytes,
): Promise<Buffer> {
  if (Buffer.isBuffer(input)) {
    if (input.length > maxBytes) throw new PictureError('too_large');
    return input;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    length += chunk.length;
    if (length > maxBytes) throw new PictureError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
