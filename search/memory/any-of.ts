/**
 * Below the value for none, a row's several values: the first such set is stored as this, the next as one less, and so
 * on.
 */
export const firstSet = -2;

/** A condition that a row has any of some values, as what to look up for a stored value. */
export interface AnyOf {
  values: Int32Array;
  single: readonly number[];
  /** By the index of a set, 1 if it has one of them. */
  sets: Uint8Array;
}
