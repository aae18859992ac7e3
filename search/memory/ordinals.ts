import type { SlicedNumbers } from './sliced-numbers.ts';

/** A list of ordinals, of which only the first `count` places are valid. */
export interface Ordinals {
  ordinals: Uint32Array;
  count: number;
}

/** Ordinals that match a query. */
export interface Matches extends Ordinals {
  /** How well each matches, by ordinal: integers, valid until the next query. */
  scores: Float64Array;
  /** If there are very many: `ordinals` and `scores` are then not filled. */
  sliced: SlicedMatches | null;
}

export interface SlicedMatches {
  bits: Uint32Array;
  scores: SlicedNumbers;
}
