import { picture } from '@orendi/contract/limits';
import { parsePictureKey, type SizeFormat } from './picture-key.ts';

/** What a URL below MEDIA_URL asks for. */
export interface PictureDemand {
  key: string;
  /** In pixels, never above the natural width. */
  width: number;
  format: SizeFormat;
  /** True if the stored picture itself is the answer. */
  isOriginal: boolean;
}

const widths = new Set<number>(picture.widths);

/**
 * Parses `/{key}.webp`, `/{key}/{w}.webp` and `/{key}/{w}.jpg`. A width above the natural one means the natural one, so
 * that no picture is enlarged or stored twice at one size. Null for every other path or width.
 */
export function parsePicturePath(path: string): PictureDemand | null {
  const parts = /^\/([^/.]+)(?:\/([1-9]\d*))?\.(webp|jpg)$/.exec(path);
  if (!parts) return null;
  const [, key = '', width, extension] = parts;
  const facts = parsePictureKey(key);
  if (!facts) return null;
  const format: SizeFormat = extension === 'jpg' ? 'jpg' : 'webp';
  if (width === undefined) {
    return format === 'webp' ? { key, width: facts.width, format, isOriginal: true } : null;
  }
  if (!widths.has(Number(width))) return null;
  const bounded = Math.min(Number(width), facts.width);
  const isOriginal = format === 'webp' && bounded === facts.width;
  return { key, width: bounded, format, isOriginal };
}
