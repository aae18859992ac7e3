import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { m } from '@orendi/messages';
import { brokenField } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import {
  type Media,
  PictureError,
  type ReadPicture,
  sharp,
} from '../../../platform/media/index.ts';

/** In pixels: a box of 24 in whole numbers, and sharp where an icon is 28 wide on a screen of four times the density. */
const side = 144;
/** Parts of the square that a shape covers: less is nothing to see, more is a filled square. */
const shapeCovers = { least: 0.005, most: 0.9 };

/**
 * Makes the icon of a category from an SVG or a picture. Icons are masks, which the page fills with its own color: the
 * shape is what is not transparent, or in a picture without transparent parts what is dark. Of the file itself nothing
 * is kept.
 * @throws PictureError when it is not a picture; ApiError VALIDATION when there is no shape in it
 */
export async function readIcon(media: Pick<Media, 'read'>, upload: Buffer): Promise<ReadPicture> {
  const drawn = isSvg(upload) ? await drawSvg(upload, side) : (await media.read(upload)).webp;
  return media.read(await maskOf(drawn));
}

/** The shape in a picture, in black on a transparent square, as PNG. */
async function maskOf(drawn: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(drawn)
    .resize(side, side, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = Array.from({ length: width * height }, (_, place) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * place, 4 * place + 4);
    return { alpha, dark: darkness(0.2126 * red + 0.7152 * green + 0.0722 * blue) };
  });
  const isOpaque = pixels.every(({ alpha }) => alpha > 250);
  const shape = pixels.map(({ alpha, dark }) => (isOpaque ? dark : alpha));
  const covered = shape.reduce((sum, part) => sum + part, 0) / (255 * side * side);
  if (covered < shapeCovers.least || covered > shapeCovers.most) {
    throw brokenField('icon', say(m.api_icon_shape));
  }
  const black = Buffer.from(shape.flatMap((part) => [0, 0, 0, part]));
  return sharp(black, { raw: { width, height, channels: 4 } })
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

/** From 0, for white and what a photograph or JPEG makes of it, to 255, for black likewise. */
function darkness(light: number): number {
  return Math.round(255 * Math.min(Math.max((235 - light) / 215, 0), 1));
}

/** In bytes; what the shop comes with has five hundred. */
const mostBytes = 256 * 1024;
/** A drawing that refers to itself again and again would take for ever. */
const patienceMs = 8_000;

const program = fileURLToPath(new URL('draw-svg.process.ts', import.meta.url));

/**
 * Draws an SVG as PNG with librsvg, in a process of its own, which is killed if it takes long. It runs no script and, as
 * it is not told where the file is, opens no other file or address. Pictures inside could be as large as they like, so
 * there may be none.
 * @param side of the square that it just fits into, in pixels
 * @throws PictureError
 */
export async function drawSvg(svg: Buffer, side: number, patience = patienceMs): Promise<Buffer> {
  if (svg.length > mostBytes) throw new PictureError('too_large');
  if (/<\s*([\w.-]+:)?(image|feImage|include)\b/i.test(svg.toString('utf8'))) {
    throw new PictureError('not_a_picture');
  }
  const child = spawn(process.execPath, [program, String(side)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  // It may have ended before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(svg);
  const [png, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new PictureError('not_a_picture');
  return png;
}

/** Whether a file is a plain SVG: without a document type of its own, whose entities could grow without bounds. */
function isSvg(file: Buffer): boolean {
  const start = file.subarray(0, 4096).toString('utf8');
  const comments = '(<!--[^]*?-->\\s*)*';
  const beforeSvg = `^\\uFEFF?\\s*(<\\?xml[^>]*\\?>\\s*)?${comments}(<!DOCTYPE svg[^[>]*>\\s*)?${comments}`;
  return new RegExp(`${beforeSvg}<svg[\\s>]`).test(start);
}
