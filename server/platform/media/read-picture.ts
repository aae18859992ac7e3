import { createHash } from 'node:crypto';
import type { Focus } from '@orendi/contract/fit-picture';
import { picture } from '@orendi/contract/limits';
import sharp, { type SharpOptions } from 'sharp';
import { findFocus } from './find-focus.ts';
import { PictureError } from './picture-error.ts';
import { formatPictureKey } from './picture-key.ts';
import { sniffFormat } from './sniff-format.ts';

/** A picture that has passed every check, in the form in which it is stored. */
export interface ReadPicture {
  key: string;
  width: number;
  height: number;
  /** What a crop of it is to keep in view. */
  focus: Focus;
  webp: Buffer;
}

/** In pixels; the largest size served is 1920 wide, which a portrait photo of this height still fills. */
const longestSide = 2560;
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
export async function readPicture(upload: Buffer): Promise<ReadPicture> {
  await checkDeclaration(upload);
  const { data: webp, info } = await sharp(upload, decoding)
    .timeout({ seconds: decodeSeconds })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height } = info;
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 32);
  const colour = await meanColour(webp);
  const focus = await findFocus(webp);
  return { key: formatPictureKey({ hash, width, height, colour }), width, height, focus, webp };
}

/** The mean color of a stored picture on white, as six hex digits: shown until the picture has loaded. */
export async function meanColour(webp: Buffer): Promise<string> {
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
