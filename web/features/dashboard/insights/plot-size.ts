/** A plot's coordinate system is a square of this many units, stretched to the size of its box. */
export const plotSize = 100;
