/** Slots; only the first `count` places mean something. */
export interface Slots {
  slots: Uint32Array;
  count: number;
}

/** Slots that answer a query. */
export interface Matches extends Slots {
  /** How well each does, by slot, in whole numbers. Good until the next query. */
  scores: Float64Array;
}
