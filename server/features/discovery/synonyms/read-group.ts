import { phraseKey, phraseWords } from '../words/shop-language.ts';

/** How many phrases a group of synonyms has at most, and how many words each of them. */
export const groupLimits = { phrases: 20, words: 4 } as const;

/** Why a text makes no group of synonyms. */
export interface GroupFault {
  fault: 'no_word' | 'long_phrase' | 'too_few' | 'too_many';
  /** The part that is wrong; empty where it is the number of parts. */
  phrase: string;
}

/** The words and phrases of a group as an operator types them, separated by commas; each once. */
export function readSynonymGroup(text: string): { words: string[] } | GroupFault {
  const phrases = new Map<string, string>();
  for (const part of text.split(',')) {
    const phrase = part.trim().replace(/\s+/g, ' ');
    if (phrase === '') continue;
    const { length } = phraseWords(phrase);
    if (length === 0) return { fault: 'no_word', phrase };
    if (length > groupLimits.words) return { fault: 'long_phrase', phrase };
    const key = phraseKey(phrase);
    if (!phrases.has(key)) phrases.set(key, phrase);
  }
  if (phrases.size < 2) return { fault: 'too_few', phrase: '' };
  if (phrases.size > groupLimits.phrases) return { fault: 'too_many', phrase: '' };
  return { words: [...phrases.values()] };
}
