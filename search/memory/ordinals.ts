import type { SlicedNumbers } from './sliced-numbers.ts';

/** A list of ordinals, of which only the first `count` places are valid. */
export interface Ordinals {
  ordinals: Uint32Array;
  count: number;
}

/** A set of ordinals, and how many they are. */
export interface OrdinalBits {
  bits: Uint32Array;
  count: number;
}

/** How well each match answers words: integers. */
export interface Scores {
  /** By ordinal; of `sliced` ones only those that were read. */
  read: Float64Array;
  /** If there are very many; else null. */
  sliced: SlicedNumbers | null;
}

/** The rows of a kind that answer words, valid until the next query. */
export interface Matches extends OrdinalBits {
  scores: Scores;
}
