import type { PictureFrame } from '../../ui/picture-frame.ts';

/** A small square next to a name in a table. */
export const rowPictureFrame: PictureFrame = {
  ratio: 1,
  widest: 160,
  widths: [{ from: 0, width: 44, unit: 'px' }],
};

/** Holds that picture's place, in its color. */
export const rowPictureClass = 'block size-11 shrink-0 overflow-hidden rounded-s bg-sand';
