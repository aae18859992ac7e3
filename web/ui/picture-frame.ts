/**
 * A box for pictures: its ratio (width by height), the widest file worth offering, and its width on screen, widest
 * screens first. `vw` is percent of the screen, `px` is fixed; an entry may override the ratio.
 */
export interface PictureFrame {
  ratio: number;
  widest: number;
  widths: { from: number; width: number; unit: 'vw' | 'px'; ratio?: number }[];
}

/**
 * The `sizes` of a picture that covers its frame. A picture wider than the frame is cropped at the sides, so it is
 * drawn wider than the frame and needs more pixels.
 */
export function frameSizes(frame: PictureFrame, ratio: number): string {
  return frame.widths
    .map(({ from, width, unit, ratio: ratioThere = frame.ratio }) => {
      const stretch = Math.max(1, ratio / ratioThere);
      const length = `${Math.ceil(width * stretch)}${unit}`;
      return from === 0 ? length : `(min-width: ${from}px) ${length}`;
    })
    .join(', ');
}
