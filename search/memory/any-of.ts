/**
 * Below the value for none, a row's several values: the first such set is stored as this, the next as one less, and so
 * on.
 */
export const firstSet = -2;

/** The condition that a row has any of some values, as told from the value that is stored for it. */
export interface AnyOf {
  values: Int32Array;
  single: readonly number[];
  /** By the index of a set, 1 if it has one of them. */
  sets: Uint8Array;
}
