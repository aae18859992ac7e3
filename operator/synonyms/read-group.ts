import { phraseKey, phraseWords } from '@orendi/server/features/discovery/index';
import { UsageError } from '../command-line/usage-error.ts';

const maxPhrases = 20;
const maxWordsInPhrase = 4;

/**
 * The words and phrases of a group as typed by the operator, separated by commas; each once.
 * @throws UsageError when they make no group
 */
export function readGroup(text: string): string[] {
  const phrases = new Map<string, string>();
  for (const part of text.split(',')) {
    const phrase = part.trim().replace(/\s+/g, ' ');
    if (phrase === '') continue;
    const { length } = phraseWords(phrase);
    if (length === 0) throw new UsageError(`"${phrase}" is no word.`);
    if (length > maxWordsInPhrase) {
      throw new UsageError(`"${phrase}" is longer than ${maxWordsInPhrase} words.`);
    }
    const key = phraseKey(phrase);
    if (!phrases.has(key)) phrases.set(key, phrase);
  }
  if (phrases.size < 2) {
    throw new UsageError('Name at least two words that differ by more than their endings: "a, b".');
  }
  if (phrases.size > maxPhrases) throw new UsageError(`A group has at most ${maxPhrases} words.`);
  return [...phrases.values()];
}
