import { hash } from 'node:crypto';
import { type Focus, focusPlaces, frameShapes } from '@orendi/contract/fit-picture';
import { picture } from '@orendi/contract/limits';

/** Facts in a key, known without opening the picture. */
interface PictureFacts {
  /** 32 hex digits of the stored bytes. */
  hash: string;
  /** Natural size in pixels. */
  width: number;
  height: number;
  /** Mean color, six hex digits; transparent parts count as white. */
  color: string;
}

export type SizeFormat = 'webp' | 'jpg';

const keyPattern = '[0-9a-f]{32}-[1-9]\\d{0,3}x[1-9]\\d{0,3}-[0-9a-f]{6}';
const wholeKey = new RegExp(`^${keyPattern}$`);
const endOfUrl = new RegExp(`/(${keyPattern})(?:/\\d+\\.(?:webp|jpg)|\\.webp)$`);

/** `{hash}-{width}x{height}-{rrggbb}`; width and height are 1 to 9999. */
export const formatPictureKey = ({ hash, width, height, color }: PictureFacts) =>
  `${hash}-${width}x${height}-${color}`;

/** The key under which these bytes are stored. */
export const keyOfPicture = (webp: Buffer, facts: Omit<PictureFacts, 'hash'>) =>
  formatPictureKey({ ...facts, hash: hash('sha256', webp).slice(0, 32) });

/** Null for anything that is not exactly a key. */
export function parsePictureKey(key: string): PictureFacts | null {
  if (!wholeKey.test(key)) return null;
  const [hash = '', size = '', color = ''] = key.split('-');
  const [width, height] = size.split('x').map(Number);
  return { hash, width: width ?? 0, height: height ?? 0, color };
}

/**
 * The URL of a picture, at most `width` wide.
 * @param base PUBLIC_URL and MEDIA_URL joined, no trailing slash
 */
export function pictureUrl(base: string, key: string, width?: number, format: SizeFormat = 'webp') {
  return width === undefined ? `${base}/${key}.webp` : `${base}/${key}/${width}.${format}`;
}

/** The key in a picture's URL, absolute or relative, of any host and width; null if there is none. */
export function keyOfUrl(url: string): string | null {
  const parsed = URL.parse(url, 'http://relative.invalid/');
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  return endOfUrl.exec(parsed.pathname)?.[1] ?? null;
}

export interface PictureDemand {
  key: string;
  /** In pixels, never above the natural width. */
  width: number;
  format: SizeFormat;
  /** True if the stored picture itself is the answer. */
  isOriginal: boolean;
  /** The frame to which the picture is completed; null for the picture in its own shape. */
  frame: ReturnType<typeof parseFrame>;
}

const widths = new Set<number>(picture.widths);

/**
 * Parses `/{key}.webp`, `/{key}/{w}.webp`, `/{key}/{w}.jpg` and `/{key}/{frame}/{w}.webp`. A width above the natural one
 * means the natural one, so that no picture is enlarged or stored twice at one size. Null for every other path or width.
 */
export function parsePicturePath(path: string): PictureDemand | null {
  const parts = /^\/([^/.]+)(?:\/(\d+x\d+-\d\d))?(?:\/([1-9]\d*))?\.(webp|jpg)$/.exec(path);
  if (!parts) return null;
  const [, key = '', frameText, width, extension] = parts;
  const facts = parsePictureKey(key);
  if (!facts) return null;
  const format: SizeFormat = extension === 'jpg' ? 'jpg' : 'webp';
  if (frameText !== undefined) {
    const frame = parseFrame(frameText);
    if (!frame || format !== 'webp' || !widths.has(Number(width))) return null;
    const natural = Math.max(facts.width, Math.round(facts.height * frame.ratio));
    return { key, width: Math.min(Number(width), natural), format, isOriginal: false, frame };
  }
  if (width === undefined) {
    return format === 'webp'
      ? { key, width: facts.width, format, isOriginal: true, frame: null }
      : null;
  }
  if (!widths.has(Number(width))) return null;
  const bounded = Math.min(Number(width), facts.width);
  const isOriginal = format === 'webp' && bounded === facts.width;
  return { key, width: bounded, format, isOriginal, frame: null };
}

/**
 * A frame by its part of the address, such as `4x5-22`.
 * @returns `ratio` is width by height
 */
function parseFrame(name: string) {
  const [shape = '', places = ''] = name.split('-');
  const ratio = frameShapes[shape];
  const [x = 0, y = 0] = [...places].map(Number);
  if (ratio === undefined || Math.max(x, y) >= focusPlaces) return null;
  const focus: Focus = [x / (focusPlaces - 1), y / (focusPlaces - 1)];
  return { name, ratio, focus };
}

/*
 * One folder holds a picture and all its sizes, so that they are removed together. The first two digits of the hash
 * spread the folders: a single folder would have to list millions.
 */

/** Prefix of everything stored for a key. */
export const picturePrefix = (key: string) => `${key.slice(0, 2)}/${key}/`;

export const originalName = (key: string) => `${picturePrefix(key)}original.webp`;

export const objectName = ({ key, width, format, isOriginal, frame }: PictureDemand) =>
  isOriginal
    ? originalName(key)
    : `${picturePrefix(key)}${frame ? `${frame.name}/` : ''}${width}.${format}`;
