/** Ordinals; only the first `count` places mean something. */
export interface Ordinals {
  ordinals: Uint32Array;
  count: number;
}

/** Ordinals that answer a query. */
export interface Matches extends Ordinals {
  /** How well each does, by ordinal, in whole numbers. Good until the next query. */
  scores: Float64Array;
}
