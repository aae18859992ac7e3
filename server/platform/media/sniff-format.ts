export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * The format according to the first bytes; null for any other kind of file. Checked before decoding, because the
 * decoder would also accept SVG, PDF, TIFF and a dozen others.
 */
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
