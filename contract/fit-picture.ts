/**
 * The point of a picture that matters most: fractions of its width and height, from its upper left corner. A third number is
 * the share of the picture that a crop may cut away, where its seller has chosen: 0 shows it whole.
 */
export type Focus = [x: number, y: number, allowedLoss?: number | undefined];

/** The default focal point. */
export const middle: Focus = [0.5, 0.5];

/** The shapes to which a picture can be completed, by their names in its address, as width by height. */
export const frameShapes: Readonly<Record<string, number>> = {
  '4x5': 4 / 5,
  '1x1': 1,
  '5x4': 5 / 4,
  '4x3': 4 / 3,
  '8x5': 8 / 5,
  '16x9': 16 / 9,
};

/** Rounds a focus to a grid with this many places each way, so that a picture has few addresses. */
export const focusPlaces = 5;

/**
 * The part of an address that completes a picture to a shape, such as `4x5-22` with the focus in the middle; null for a ratio
 * that is none of the shapes.
 */
export function frameName(ratio: number, [x, y]: Focus = middle): string | null {
  const shape = Object.keys(frameShapes).find(
    (name) => Math.abs((frameShapes[name] ?? 0) - ratio) < 0.001,
  );
  const place = (fraction: number) => Math.round((percent(fraction) / 100) * (focusPlaces - 1));
  return shape === undefined ? null : `${shape}-${place(x)}${place(y)}`;
}

/** The share of a picture that may be cropped away to fill a frame: what photographers leave around a piece. */
export const mostLost = 0.15;

/** A loss that nobody sees, wherever it is. */
const unseen = 0.01;

/**
 * How a picture is placed in a frame: it fills the frame while at most `allowedLoss` of it is cropped, and else is shown
 * whole, completed to the frame's shape. Ratios are width by height.
 * @param allowedLoss unless the focus says so; more for pictures that set a mood instead of showing a piece
 * @returns `position`, in percent, is what CSS calls `object-position`: the same share of picture and frame, so that the
 * focus is always in view
 */
export function fitPicture(
  ratio: number,
  frameRatio: number,
  focus: Focus = middle,
  allowedLoss = mostLost,
): { isWhole: boolean; position: Focus } {
  const loss = 1 - Math.min(ratio / frameRatio, frameRatio / ratio);
  const most = Math.max(focus[2] ?? allowedLoss, unseen);
  // Ratios of whole pixels differ a little from the ones meant.
  const isWhole = loss > most + 0.001;
  const [x, y] = isWhole || loss < unseen ? middle : focus;
  // Only one side is cropped.
  return { isWhole, position: ratio > frameRatio ? [percent(x), 50] : [50, percent(y)] };
}

const percent = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100);
