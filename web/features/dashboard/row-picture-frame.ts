import type { PictureFrame } from '../../ui/picture-frame.ts';

/** A small square next to a name in a table. */
export const rowPictureFrame: PictureFrame = {
  ratio: 1,
  widest: 160,
  widths: [{ from: 0, width: 44, unit: 'px' }],
};
