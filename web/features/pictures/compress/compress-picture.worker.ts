import { picture } from '@orendi/contract/limits';
import type { CompressionWish } from './compress-picture.ts';
import { compressionPlan } from './compression-plan.ts';

/* Compresses one picture off the main thread. Replies with the new file, or null to keep the original. */
addEventListener('message', async ({ data }: MessageEvent<CompressionWish>) => {
  postMessage(await compress(data).catch(() => null));
});

async function compress({ file, longestSide, isForeign }: CompressionWish): Promise<Blob | null> {
  // Applies the EXIF orientation.
  const bitmap = await createImageBitmap(file);
  const isInside = Math.max(bitmap.width, bitmap.height) <= (longestSide ?? Infinity);
  if (isInside && file.size <= picture.maxBytes && !isForeign) return null;
  // JPEGs have no transparency, and encoding JPEG is many times faster.
  const wanted = file.type === 'image/jpeg' || isForeign ? 'image/jpeg' : 'image/webp';
  for (const step of compressionPlan(bitmap, longestSide)) {
    const made = await encode(bitmap, step, wanted);
    // Browsers that cannot encode WebP return a PNG.
    const blob = made.type === wanted ? made : await encode(bitmap, step, 'image/jpeg');
    if (blob.size <= picture.maxBytes) return blob;
  }
  return null;
}

type Step = Record<'width' | 'height' | 'quality', number>;

function encode(bitmap: ImageBitmap, { width, height, quality }: Step, type: string) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas of this size.');
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality });
}
