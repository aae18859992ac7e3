import { fitPicture, type Focus } from '@orendi/contract/fit-picture';

/**
 * A box for pictures: its ratio (width by height), the widest file worth offering, and its width on screen, widest
 * screens first. `vw` is percent of the screen, `px` is fixed. On narrow screens it may have another ratio; its CSS then
 * says `frame-narrow` or `frame-wide`.
 */
export interface PictureFrame {
  ratio: number;
  widest: number;
  widths: { from: number; width: number; unit: 'vw' | 'px'; ratio?: number }[];
  /** The share of a picture that may be cropped, where it is more than usual. */
  allowedLoss?: number;
}

/**
 * The `sizes` of a picture in its frame. One that fills the frame and is wider is cropped at the sides, so it is drawn
 * wider than the frame and needs more pixels; one that is shown whole and is narrower needs fewer.
 */
export function frameSizes(frame: PictureFrame, ratio: number): string {
  return frame.widths
    .map(({ from, width, unit, ratio: ratioThere = frame.ratio }) => {
      const { isWhole } = fitPicture(ratio, ratioThere, undefined, frame.allowedLoss);
      const stretch = isWhole ? Math.min(1, ratio / ratioThere) : Math.max(1, ratio / ratioThere);
      const length = `${Math.ceil(width * stretch)}${unit}`;
      return from === 0 ? length : `(min-width: ${from}px) ${length}`;
    })
    .join(', ');
}

/**
 * How a picture stands in its frame, by `fitPicture`: as a class and, where it is cropped and its focus is not in the
 * middle, as an `object-position`.
 */
export function standIn(frame: PictureFrame, ratio: number, focus: Focus | undefined) {
  const narrowest = frame.widths.at(-1)?.ratio ?? frame.ratio;
  const [wide, narrow] = [frame.ratio, narrowest].map((ratioThere) =>
    fitPicture(ratio, ratioThere, focus, frame.allowedLoss),
  );
  const isWide = wide?.isWhole ?? false;
  const isNarrow = narrow?.isWhole ?? false;
  const className =
    isWide && isNarrow
      ? 'whole'
      : isWide
        ? 'whole-wide'
        : isNarrow
          ? 'whole-narrow'
          : 'object-cover';
  const { position } = (isWide ? narrow : wide) ?? {};
  const isMiddle = position === undefined || position.every((part) => part === 50);
  return { className, position: isMiddle ? undefined : `${position[0]}% ${position[1]}%` };
}
