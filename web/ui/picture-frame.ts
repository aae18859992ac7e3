/**
 * A box that pictures are shown in: its ratio (width by height), the widest file worth offering, and its width on
 * screen, from the widest screens down. `vw` counts percent of the screen, `px` is fixed; the ratio may be another
 * one there.
 */
export interface PictureFrame {
  ratio: number;
  widest: number;
  widths: { from: number; width: number; unit: 'vw' | 'px'; ratio?: number }[];
}

/**
 * The `sizes` of a picture that covers its frame. One that is wider than the frame is cut at the sides, so it is
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
