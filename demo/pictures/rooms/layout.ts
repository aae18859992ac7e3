/** A point of a floor, and where in the material's tile it lies after the floor is laid in boards or slabs. */
export interface Laid {
  /** In the room, cm. */
  x: number;
  z: number;
  /** Size in cm of what one dot of the picture sees; finer gaps fade. */
  footprint: number;
  u: number;
  v: number;
  /** The board is lighter or darker than its neighbours, about -1 to 1. */
  tone: number;
  /** 0 on the board to 1 in the gap between boards. */
  gap: number;
  /** The grain runs across: u along z instead of x. */
  across: boolean;
}

/** Fills in the rest from `x`, `z` and `footprint`. */
export type Layout = (point: Laid) => void;
