import type { Analyser } from './analyser.ts';
import { foldWords } from './fold-words.ts';

/** The words by which a phrase is known: folded, without the small ones unless there are no others. */
export function phraseWords(text: string, { isSmall }: Analyser): string[] {
  const words = foldWords(text);
  const meaningful = words.filter((word) => !isSmall(word));
  return meaningful.length > 0 ? meaningful : words;
}
