import type { PictureFrame } from '../../ui/picture-frame.ts';

/**
 * What goes from edge to edge of a phone, in percent of the screen: a little less, so that the common screens take
 * 640 px for 663 or 721, and have it on a slow network in half the time.
 */
export const wholeWidth = 88;

/** A card of the results' grid, by its columns; square where there is only one. */
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
    { from: 0, width: wholeWidth, unit: 'vw', ratio: 1 },
  ],
};

/** A card of the results' grid of a business; square where there is only one column. */
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
    { from: 0, width: wholeWidth, unit: 'vw', ratio: 1 },
  ],
};

/** A business's cover: across a phone, beside the name on wider screens. */
export const coverFrame: PictureFrame = {
  ratio: 16 / 9,
  widest: 1920,
  widths: [
    { from: 1760, width: 948, unit: 'px' },
    { from: 890, width: 54, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw' },
  ],
};

/** A small square: thumbnails, parts of a package, a logo. */
export const thumbFrame: PictureFrame = {
  ratio: 1,
  widest: 480,
  widths: [{ from: 0, width: 96, unit: 'px' }],
};

/** The main banner: beside the welcome from 890 px on, where it is as high as that, and at first higher than wide. */
export const bannerFrame: PictureFrame = {
  ratio: 16 / 10,
  widest: 1920,
  widths: [
    { from: 1760, width: 960, unit: 'px' },
    { from: 1400, width: 56, unit: 'vw' },
    { from: 890, width: 784, unit: 'px' },
    // Most banners are 16:9, and wider than their place by a ninth.
    { from: 0, width: wholeWidth * 0.9, unit: 'vw' },
  ],
};

/** The item beside its request form. */
export const askedFrame: PictureFrame = {
  ratio: 1,
  widest: 960,
  widths: [
    { from: 890, width: 440, unit: 'px' },
    { from: 0, width: 96, unit: 'px' },
  ],
};

/** A banner across the page: 2:1 below 890 px, 3:1 from there on. */
export const stripFrame: PictureFrame = {
  ratio: 3,
  widest: 1920,
  widths: [
    { from: 1760, width: 1648, unit: 'px' },
    { from: 890, width: 92, unit: 'vw' },
    { from: 0, width: 138, unit: 'vw' },
  ],
};

/** A slide of the trending listings, by how many stand side by side. */
export const trendingFrame: PictureFrame = {
  ratio: 4 / 3,
  widest: 960,
  widths: [
    { from: 1760, width: 394, unit: 'px' },
    { from: 1280, width: 23, unit: 'vw' },
    { from: 640, width: 30, unit: 'vw' },
    { from: 435, width: 45, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw' },
  ],
};

/** A logo, whole, in its tile of the businesses' slider. */
export const logoFrame: PictureFrame = {
  ratio: 104 / 56,
  widest: 320,
  widths: [{ from: 0, width: 104, unit: 'px' }],
};

/** A seller's logo beside the name of a listing. */
export const sellerLogoFrame: PictureFrame = {
  ratio: 1,
  widest: 160,
  widths: [{ from: 0, width: 40, unit: 'px' }],
};
