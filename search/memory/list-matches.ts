import { listBits } from './bits.ts';
import type { Columns } from './columns.ts';
import { type Conditions, isUnbounded } from './conditions.ts';
import { listMatching } from './list-matching.ts';
import type { Matches, Ordinals } from './ordinals.ts';
import { keepBits, readInto } from './sliced-numbers.ts';

/** The matches that fulfil all conditions but facets and what rows may lack; their scores are filled in. */
export function listMatches(columns: Columns, asked: Conditions, matches: Matches): Ordinals {
  const { sliced, scores } = matches;
  if (sliced === null) return listMatching(columns, asked, matches);
  const { bits } = sliced;
  const ordinals = columns.scratch(0);
  let count = 0;
  if (isPlain(asked)) {
    count = listBits(bits, 0, sliced.scores.words, ordinals, 0);
  } else {
    count = listMatching(columns, asked).count;
    count = keepBits(ordinals, count, bits);
  }
  readInto(sliced.scores, ordinals, count, scores);
  return { ordinals, count };
}

/** Whether every row of the kind matches. */
export function isPlain(asked: Conditions): boolean {
  return isUnbounded(asked) && asked.equal.length + asked.facets.size === 0;
}
