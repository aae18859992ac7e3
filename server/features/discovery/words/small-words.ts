/** Words that occur in nearly every listing, in both languages, folded: they say nothing about what is wanted. */
const smallWords = new Set(
  (
    'i e te se me per dhe nga ne prej qe a o ose nje ' +
    'the an of for with and in on to at by from or s cm'
  ).split(' '),
);

/** @param word folded */
export function isSmallWord(word: string): boolean {
  return smallWords.has(word);
}
