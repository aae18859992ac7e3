import sharp from 'sharp';

/** The mean color of a stored picture on white, as six hex digits: shown until the picture has loaded. */
export async function meanColour(webp: Buffer): Promise<string> {
  const pixel = await sharp(webp)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return pixel.toString('hex', 0, 3);
}
