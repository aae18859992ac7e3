import type { PictureFrame } from '../../ui/picture-frame.ts';

/**
 * Width of an edge-to-edge picture on a phone, in percent of the screen. Slightly under 100, so that common screens,
 * which would need 663 or 721 px, load the 640 px size, in half the time on a slow network.
 */
export const wholeWidth = 88;

export const cardFrame: PictureFrame = {
  ratio: 4 / 5,
  widest: 1280,
  widths: [
    { from: 2000, width: 256, unit: 'px' },
    { from: 1760, width: 311, unit: 'px' },
    { from: 1536, width: 18, unit: 'vw' },
    { from: 1024, width: 22, unit: 'vw' },
    { from: 640, width: 30, unit: 'vw' },
    { from: 435, width: 45, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw' },
  ],
};

export const businessCardFrame: PictureFrame = {
  ratio: 4 / 5,
  widest: 1280,
  widths: [
    { from: 1760, width: 256, unit: 'px' },
    { from: 1536, width: 15, unit: 'vw' },
    { from: 1280, width: 18, unit: 'vw' },
    { from: 1024, width: 22, unit: 'vw' },
    { from: 768, width: 30, unit: 'vw' },
    { from: 640, width: 45, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw' },
  ],
};

/** A business's cover: full width on a phone, beside the name on wider screens. */
export const coverFrame: PictureFrame = {
  ratio: 16 / 9,
  // A cover shows a place rather than a piece: of a 4:3 photograph it takes three quarters.
  allowedLoss: 0.35,
  widest: 1920,
  widths: [
    { from: 1760, width: 948, unit: 'px' },
    { from: 890, width: 54, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw' },
  ],
};

/** A small square: thumbnails, package contents, logos. */
export const thumbFrame = fixedFrame(1, 96, 480);

/** The main banner: from 890 px on beside the welcome text and as high as it, so at first taller than wide. */
export const bannerFrame: PictureFrame = {
  ratio: 16 / 10,
  allowedLoss: 1,
  widest: 1920,
  widths: [
    { from: 1760, width: 960, unit: 'px' },
    { from: 1400, width: 56, unit: 'vw' },
    { from: 890, width: 784, unit: 'px' },
    // Most banners are 16:9, a ninth wider than the box.
    { from: 0, width: wholeWidth * 0.9, unit: 'vw' },
  ],
};

/** The listing next to its request form. */
export const askedFrame: PictureFrame = {
  ratio: 1,
  widest: 960,
  widths: [
    { from: 890, width: 440, unit: 'px' },
    { from: 0, width: 96, unit: 'px' },
  ],
};

/** A full-width banner: 2:1 below 890 px, 3:1 above. */
export const stripFrame: PictureFrame = {
  ratio: 3,
  allowedLoss: 1,
  widest: 1920,
  widths: [
    { from: 1760, width: 1648, unit: 'px' },
    { from: 890, width: 92, unit: 'vw' },
    { from: 0, width: 138, unit: 'vw' },
  ],
};

/** A slide of the trending listings, by how many are visible: square, which is near to upright and to wide photos. */
export const trendingFrame: PictureFrame = {
  ratio: 1,
  widest: 960,
  widths: [
    { from: 1760, width: 394, unit: 'px' },
    { from: 1280, width: 23, unit: 'vw' },
    { from: 640, width: 30, unit: 'vw' },
    { from: 435, width: 45, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw' },
  ],
};

/** An uncropped logo in its tile of the logo slider. */
export const logoFrame = fixedFrame(104 / 56, 104, 320);

/** A seller's logo next to a listing's name. */
export const sellerLogoFrame = fixedFrame(1, 40, 160);

/** A box of the same width (px) on every screen. */
export function fixedFrame(ratio: number, width: number, widest: number): PictureFrame {
  return { ratio, widest, widths: [{ from: 0, width, unit: 'px' }] };
}
