/** How often words occur in a sample of listings. */
export interface WordCounts {
  /** The share of listings that contain a word, 0 to 1. */
  shareOf(word: string): number;
  /** Words in all listings, or in all but a few mistyped ones. */
  everywhere: string[];
}

const nearlyAll = 0.97;

/** @param listings the distinct words of each */
export function countWords(listings: string[][]): WordCounts {
  const counts = new Map<string, number>();
  for (const words of listings) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shareOf = (word: string) => (counts.get(word) ?? 0) / listings.length;
  return { shareOf, everywhere: [...counts.keys()].filter((word) => shareOf(word) >= nearlyAll) };
}
