import type { Focus } from '@orendi/contract/fit-picture';
import { picture } from '@orendi/contract/limits';
import type { SharpOptions } from 'sharp';
import { sharp } from './sharp.ts';
import { findFocus } from './find-focus.ts';
import { keyOfPicture } from './picture-key.ts';

/** It has passed every check, and is in the form in which it is stored. */
export interface ReadPicture {
  key: string;
  width: number;
  height: number;
  /** Crop center. */
  focus: Focus;
  webp: Buffer;
}

/** A photo of 50 megapixels takes under 5 s; a file that takes longer is made to waste time. */
const decodeSeconds = 30;

const decoding: SharpOptions = {
  limitInputPixels: picture.maxPixels,
  // Refuses truncated and corrupt data, but not warnings: phones write files with harmless quirks.
  failOn: 'error',
  autoOrient: true,
  // Only the first frame of an animation.
  pages: 1,
};

/**
 * Checks an upload by its content and converts it into what is stored: rotated upright, bounded, in sRGB, without
 * metadata and without any byte of the uploaded file. The same picture gives the same key.
 * @throws PictureError `not_a_picture`, `too_many_pixels`
 */
export async function readPicture(
  upload: Buffer,
  longestSide: number = picture.longestSide,
): Promise<ReadPicture> {
  await checkDeclaration(upload);
  const { data: webp, info } = await sharp(upload, decoding)
    .timeout({ seconds: decodeSeconds })
    .resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height } = info;
  const color = await meanColor(webp);
  const focus = await findFocus(webp);
  return { key: keyOfPicture(webp, { width, height, color }), width, height, focus, webp };
}

/** The mean color of a stored picture on white, as six hex digits: shown until the picture has loaded. */
export async function meanColor(webp: Buffer): Promise<string> {
  const pixel = await sharp(webp)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return pixel.toString('hex', 0, 3);
}

/** Reads only the header: a decompression bomb is refused by its declared size, before a pixel is decoded. */
async function checkDeclaration(upload: Buffer) {
  const format = sniffFormat(upload);
  if (!format) throw new PictureError('not_a_picture');
  const found = await sharp(upload, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch(refuse);
  const agrees =
    format === 'avif'
      ? found.format === 'heif' && found.compression === 'av1'
      : found.format === format;
  if (!agrees) throw new PictureError('not_a_picture');
  if (found.width * found.height > picture.maxPixels) throw new PictureError('too_many_pixels');
}

function refuse(cause: unknown): never {
  throw new PictureError('not_a_picture', { cause });
}

type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The format by the first bytes, checked because the decoder would also accept SVG, PDF, TIFF and others. */
export function sniffFormat(bytes: Buffer): PictureFormat | null {
  if (startsWith(bytes, jpegStart)) return 'jpeg';
  if (startsWith(bytes, pngStart)) return 'png';
  if (tagAt(bytes, 0) === 'RIFF' && tagAt(bytes, 8) === 'WEBP') return 'webp';
  if (tagAt(bytes, 4) === 'ftyp' && brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand))) {
    return 'avif';
  }
  return null;
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);
const tagAt = (bytes: Buffer, offset: number) => bytes.toString('latin1', offset, offset + 4);

/** The major and compatible brands of an ISO media file (ISO/IEC 14496-12, 4.3). */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [tagAt(bytes, 8)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(tagAt(bytes, offset));
  return brands;
}

export type PictureInput = Buffer | AsyncIterable<Uint8Array>;

/**
 * Reads an upload; destroys one beyond `maxBytes`.
 * @throws PictureError `too_large`; the stream's error
 */
export async function collectUpload(input: PictureInput, maxBytes: number = picture.maxBytes) {
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

export type PictureFault = 'too_large' | 'not_a_picture' | 'too_many_pixels';

/** A refused upload, of which nothing has been stored. `cause` is the decoder's error, only for the log. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`Refused upload: ${fault}`, options);
    this.fault = fault;
  }
}
