/** A plot is drawn on a square of this many units, which is then as wide and as high as where it stands. */
export const plotSize = 100;
