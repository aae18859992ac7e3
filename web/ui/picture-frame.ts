/**
 * A box that pictures are shown in: its ratio (width by height), the widest file worth offering, and its width on
 * screen, from the widest screens down. `vw` counts percent of the screen, `px` is fixed.
 */
export interface PictureFrame {
  ratio: number;
  widest: number;
  widths: { from: number; width: number; unit: 'vw' | 'px' }[];
}

/**
 * The `sizes` of a picture that covers its frame. One that is wider than the frame is cut at the sides, so it is
 * drawn wider than the frame and needs more pixels.
 */
export function frameSizes(frame: PictureFrame, ratio: number): string {
  const stretch = Math.max(1, ratio / frame.ratio);
  return frame.widths
    .map(({ from, width, unit }) => {
      const length = `${Math.ceil(width * stretch)}${unit}`;
      return from === 0 ? length : `(min-width: ${from}px) ${length}`;
    })
    .join(', ');
}
