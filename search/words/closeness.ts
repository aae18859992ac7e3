/*
 * The worth of a row's words to a query, the same for every engine. A concept is worth the most that one
 * closeness gives: the closeness times the sum of what those ranks are worth in which words at least that close stand.
 */

/** How well a word of a row matches a word of the query. */
export const closeness = {
  same: 8,
  form: 7,
  synonym: 6,
  beginning: 5,
  loose: 3,
  near: 3,
  nearBeginning: 2,
} as const;

/** The worth of each rank of texts, from the first, that of names, to the last, that of long texts. */
export const rankWorths = [8, 4, 4, 2, 1] as const;

/** One or two letters begin words of nearly every row: they are not looked for in the last rank of texts. */
export const shortBeginning = 2;
/** A word in fewer rows than this may itself be a typo. */
export const rare = 4;
/** How much more common a word must be than the typed one to be what was meant. */
export const muchMoreCommon = 10;
export const leastTypoLength = 4;
