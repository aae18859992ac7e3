import type { Analyser } from './analyser.ts';
import { foldWords } from './fold-words.ts';

/** The words that identify a phrase: folded, without small words unless there are no others. */
export function phraseWords(text: string, { isSmall }: Analyser): string[] {
  const words = foldWords(text);
  const meaningful = words.filter((word) => !isSmall(word));
  return meaningful.length > 0 ? meaningful : words;
}
