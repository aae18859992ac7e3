import { readFile } from 'node:fs/promises';
import { pathOfPicture } from '@orendi/demo/pictures/put-pictures';
import sharp from 'sharp';

/** As a phone takes them: twelve megapixels. */
const size = { width: 3_000, height: 4_000 };

/**
 * Photographs of a piece of furniture as a phone sends them: pictures of the demo, enlarged, with the noise of a sensor,
 * 2 to 3 MB each.
 */
export async function drawPhotographs(count: number): Promise<Buffer[]> {
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 16 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photographs: Buffer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const picture = await readFile(pathOfPicture(`products/armchair-${number}-1`));
    const photograph = sharp(picture)
      .resize({ ...size, fit: 'fill' })
      .composite([{ input: noise, blend: 'overlay' }])
      .removeAlpha();
    photographs.push(await photograph.jpeg({ quality: 90 }).toBuffer());
  }
  return photographs;
}
