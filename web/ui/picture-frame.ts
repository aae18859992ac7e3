import { fitPicture, type Focus, frameName } from '@orendi/contract/fit-picture';
import { type PictureSource, sourceAddress, sourceSet } from './picture-source.ts';

/**
 * A box for pictures: its ratio (width by height), the widest file worth offering, and its width on screen, widest
 * screens first. `vw` is percent of the screen, `px` is fixed.
 */
export interface PictureFrame {
  ratio: number;
  widest: number;
  widths: { from: number; width: number; unit: 'vw' | 'px' }[];
  /** Another ratio on screens narrower than this many pixels. */
  narrow?: { below: number; ratio: number };
  /** The share of a picture that may be cropped, where it is more than usual. */
  allowedLoss?: number;
}

/**
 * The attributes of an `img` or a `source` for a picture in its frame, by `fitPicture`. One that is cropped and wider than the frame is drawn wider, so it needs more
 * pixels; one that would lose too much comes from the server in the shape of the frame.
 */
export function framePicture(
  source: PictureSource,
  frame: PictureFrame,
  focus?: Focus,
  ratio = frame.ratio,
) {
  const own = source.width / source.height;
  const { isWhole, position } = fitPicture(own, ratio, focus, frame.allowedLoss);
  const name = isWhole ? frameName(ratio, focus) : null;
  const shown = name === null ? source : completed(source, name, ratio);
  const stretch = isWhole
    ? Math.min(1, shown.width / shown.height / ratio)
    : Math.max(1, own / ratio);
  const isMiddle = position.every((part) => part === 50);
  return {
    srcSet: sourceSet(shown, frame.widest),
    sizes: frameSizes(frame, stretch),
    src: sourceAddress(shown, frame.widest / 2),
    width: shown.width,
    height: shown.height,
    /** In a shape to which the server completes nothing, such as a logo's tile. */
    isWhole: isWhole && name === null,
    /** The `object-position`, where the picture is cropped and its focus is not in the middle. */
    position: isMiddle ? undefined : `${position[0]}% ${position[1]}%`,
  };
}

/** A picture in the shape of a frame, wide enough that nothing of it is enlarged. */
function completed({ base, width, height, color }: PictureSource, name: string, ratio: number) {
  const natural = Math.max(width, Math.round(height * ratio));
  const size = { width: natural, height: Math.round(natural / ratio) };
  return { base: `${base}/${name}`, ...size, color, isCompleted: true };
}

function frameSizes({ widths }: PictureFrame, stretch: number): string {
  return widths
    .map(({ from, width, unit }) => {
      const length = `${Math.ceil(width * stretch - 0.001)}${unit}`;
      return from === 0 ? length : `(min-width: ${from}px) ${length}`;
    })
    .join(', ');
}
