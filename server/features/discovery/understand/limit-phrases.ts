import { phrases } from './phrases.ts';

/*
 * Words that make an amount a limit, in both languages. They are written as people should; how they do write them, the
 * comparison does not see: `nën` is `nen`.
 */

export const atMost = phrases(
  'nën|deri|deri në|deri te|deri tek|gjer|gjer në|jo më shumë se|jo mbi|më pak se|më lirë se|më i lirë se|më e lirë se',
  'deri max|deri maks|deri maksimum|max deri|maks deri|maksimumi deri|më të lira se|poshtë|brenda|max|maks|maksimum|maksimumi|maksimumin|maksimal|maksimale|maximum|maximal',
  'under|below|up to|upto|at most|less than|cheaper than|not more than|no more than|not over|within|until|till',
  '<|<=|≤',
);
export const atLeast = phrases(
  'mbi|të paktën|së paku|më shumë se|jo më pak se|jo nën|duke filluar nga|min|minimum|minimumi|minimal|minimale',
  'over|above|at least|more than|no less than|not less than|starting at|starting from|>|>=|≥',
);
/** These state a lower limit only with a currency, or before an upper one: `nga druri`, `from 2024`. */
export const from = phrases('nga|prej|from');
export const to = phrases('deri|deri në|gjer në|to|up to|till|-|–|—');
export const between = phrases('mes|midis|ndërmjet|between');
export const and = phrases('dhe|e|and|to|deri|-|–|—');

/** After an amount. */
export const orLess = phrases(
  'max|maks|maksimum|maksimumi|maximum|e poshtë|ose më pak|ose më lirë|or less|or under|or below|or cheaper',
);
export const orMore = phrases(
  'min|minimum|e lart|e sipër|ose më shumë|or more|or above|and up|and more',
);

/** Before an amount of money that is the most. */
export const about = phrases('për|me|for');
