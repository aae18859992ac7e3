/** How often words occur in a sample of listings. */
export interface WordCounts {
  /** The share of listings a word stands in, 0 to 1. */
  shareOf(word: string): number;
  /** Words that stand in all listings, or all but a few that are mistyped. */
  everywhere: string[];
}

const nearlyAll = 0.97;

/** @param listings the different words of each */
export function countWords(listings: string[][]): WordCounts {
  const counts = new Map<string, number>();
  for (const words of listings) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shareOf = (word: string) => (counts.get(word) ?? 0) / listings.length;
  return { shareOf, everywhere: [...counts.keys()].filter((word) => shareOf(word) >= nearlyAll) };
}
