import {
  type GroupFault,
  groupLimits,
  readSynonymGroup,
} from '@orendi/server/features/discovery/index';
import { UsageError } from '../command-line/usage-error.ts';

/**
 * The words of a group as typed on the command line.
 * @throws UsageError when they make no group
 */
export function readGroup(text: string): string[] {
  const read = readSynonymGroup(text);
  if ('words' in read) return read.words;
  throw new UsageError(sentences[read.fault](read.phrase));
}

const { words, phrases } = groupLimits;

const sentences: Record<GroupFault['fault'], (phrase: string) => string> = {
  no_word: (phrase) => `"${phrase}" is no word.`,
  long_phrase: (phrase) => `"${phrase}" is longer than ${words} words.`,
  too_few: () => 'Name at least two words that differ by more than their endings: "a, b".',
  too_many: () => `A group has at most ${phrases} words.`,
};
