import type { PictureFrame } from '../../ui/picture-frame.ts';

/** A card of the results' grid, by its columns. */
export const cardFrame: PictureFrame = {
  ratio: 4 / 5,
  widest: 1280,
  widths: [
    { from: 1760, width: 315, unit: 'px' },
    { from: 1536, width: 18, unit: 'vw' },
    { from: 1024, width: 22, unit: 'vw' },
    { from: 640, width: 30, unit: 'vw' },
    { from: 435, width: 45, unit: 'vw' },
    { from: 0, width: 92, unit: 'vw' },
  ],
};

/** The large picture of the detail page. */
export const stageFrame: PictureFrame = {
  ratio: 5 / 4,
  widest: 1920,
  widths: [
    { from: 1760, width: 930, unit: 'px' },
    { from: 890, width: 54, unit: 'vw' },
    { from: 0, width: 100, unit: 'vw' },
  ],
};

/** A small square: thumbnails, parts of a package, a logo. */
export const thumbFrame: PictureFrame = {
  ratio: 1,
  widest: 480,
  widths: [{ from: 0, width: 96, unit: 'px' }],
};

/** The banner of the home page. */
export const bannerFrame: PictureFrame = {
  ratio: 16 / 10,
  widest: 1920,
  widths: [
    { from: 1760, width: 960, unit: 'px' },
    { from: 890, width: 56, unit: 'vw' },
    { from: 0, width: 94, unit: 'vw' },
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
