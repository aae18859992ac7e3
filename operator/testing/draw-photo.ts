import sharp from 'sharp';

/** A small JPEG of one color; different colors give different pictures. */
export function drawPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
