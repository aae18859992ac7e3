import sharp from 'sharp';
import type { SizeFormat } from './picture-key.ts';

/** A stored picture at most `width` wide. JPEG, for mails and link previews, has its transparent parts white. */
export function makeSize(original: Buffer, width: number, format: SizeFormat): Promise<Buffer> {
  const sized = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return sized.webp({ quality: 80, effort: 4 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
