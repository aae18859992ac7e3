import sharp, { type OverlayOptions } from 'sharp';
import { type OpenPicture, parsePictureKey } from '../../../platform/media/index.ts';
import { ratioOf, shownShare } from './arrange-pictures.ts';
import { canvas, colors, type PlacedPicture, type PreviewPlan } from './preview-plan.ts';

/** WhatsApp shows no picture above 300 kB; a picture that is all noise is brought below it by the later ones. */
const mostBytes = 290_000;
const qualities = [84, 70, 55, 35, 15] as const;

/** Draws a plan as a JPEG. A picture that is gone leaves its mean colour. */
export async function renderPlan(plan: PreviewPlan, open: OpenPicture): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const picture of plan.pictures) layers.push(await layerOf(picture, open));
  layers.push({ input: Buffer.from(svgOf(plan)), left: 0, top: 0 });
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp({ create: { ...canvas, channels: 3, background: plan.ground } })
      .composite(layers)
      .removeAlpha()
      // The words keep their edges: colours are as fine as the light.
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}

function svgOf({ shapes }: PreviewPlan): string {
  const { width, height } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
}

async function layerOf(picture: PlacedPicture, open: OpenPicture): Promise<OverlayOptions> {
  const { key, fit, left, top, width, height } = picture;
  const original = await open(key);
  if (!original) {
    const background = `#${parsePictureKey(key)?.colour ?? 'ffffff'}`;
    return { input: { create: { width, height, channels: 3, background } }, left, top };
  }
  // Where most of a picture is lost, its middle may show nothing.
  const isCutDeep = shownShare(ratioOf(key), picture) < 0.5;
  const { data, info } = await sharp(original)
    .resize({
      width,
      height,
      fit,
      background: colors.surface,
      position: isCutDeep ? 'attention' : 'centre',
    })
    .flatten({ background: colors.surface })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return { input: data, raw: { width: info.width, height: info.height, channels }, left, top };
}
