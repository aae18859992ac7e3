import { middle } from '@orendi/contract/fit-picture';
import type { OverlayOptions, Sharp } from 'sharp';
import {
  continueEdges,
  type OpenPicture,
  parsePictureKey,
  sharp,
} from '../../../platform/media/index.ts';
import { ratioOf, shownShare } from './arrange-pictures.ts';
import {
  type Canvas,
  canvas as previewCanvas,
  colors,
  type PlacedPicture,
  type PreviewPlan,
} from './preview-plan.ts';

/** WhatsApp shows no picture above 300 kB. The lower qualities are for very noisy pictures. */
const mostBytes = 290_000;
const qualities = [84, 70, 55, 35, 15] as const;
/** For each picture, and for each attempt at the whole; others wait for their turn meanwhile. */
const limit = { seconds: 20 };

/** Draws a plan as a JPEG. A missing picture is replaced by its mean color. */
export async function renderPlan(plan: PreviewPlan, open: OpenPicture): Promise<Buffer> {
  const [first, ...others] = plan.pictures;
  const { ground, canvas = previewCanvas } = plan;
  const draw = async (picture: PlacedPicture): Promise<Sharp> => {
    const original = await open(picture.key);
    return original ? fill(original, picture) : plain(picture, meanColor(picture.key));
  };
  // The first picture is extended to the canvas by the background, so that the largest is never in memory separately.
  const base = first
    ? (await draw(first)).extend({
        left: first.left,
        top: first.top,
        right: canvas.width - first.left - first.width,
        bottom: canvas.height - first.top - first.height,
        background: ground,
      })
    : plain(canvas, ground);
  const layers: OverlayOptions[] = [];
  for (const picture of others) {
    const drawn = await draw(picture);
    const { data, info: raw } = await drawn.raw().toBuffer({ resolveWithObject: true });
    layers.push({ input: data, raw, left: picture.left, top: picture.top });
  }
  layers.push({ input: Buffer.from(svgOf(plan.shapes, canvas)), left: 0, top: 0 });
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await base
      .clone()
      .timeout(limit)
      .composite(layers)
      .removeAlpha()
      // Without chroma subsampling, so that the edges of text stay sharp.
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}

async function fill(original: Buffer, picture: PlacedPicture): Promise<Sharp> {
  const { key, width, height, fit } = picture;
  if (fit === 'completed') {
    // A copy, because a drawing can be extended only once.
    const { data, info } = await (
      await continueEdges(original, { width, height }, middle)
    )
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  }
  // When most of a picture is cropped, its middle may show nothing of interest.
  const isCutDeep = fit === 'cover' && shownShare(ratioOf(key), picture) < 0.5;
  const position = isCutDeep ? 'attention' : 'centre';
  return sharp(original)
    .timeout(limit)
    .resize({ width, height, fit, position, background: colors.surface })
    .flatten({ background: colors.surface });
}

const plain = ({ width, height }: Canvas, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const meanColor = (key: string) => `#${parsePictureKey(key)?.color ?? 'ffffff'}`;

/** @param shapes the contents of an SVG of that size */
export function svgOf(shapes: string, { width, height }: Canvas): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
}
