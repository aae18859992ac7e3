import { foldText } from '@orendi/contract/fold-name';

export interface NamePart {
  /** Index in the name. */
  at: number;
  text: string;
  isTyped: boolean;
}

const wordOrGap = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Splits a name at the words that start with a typed word, ignoring case and accents; joined, the parts are the name.
 */
export function splitTyped(name: string, typed: string): NamePart[] {
  const asked = (typed.match(wordOrGap) ?? []).map(foldText).filter((word) => word.trim() !== '');
  const parts: NamePart[] = [];
  let at = 0;
  const add = (text: string, isTyped: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.isTyped === isTyped) last.text += text;
    else parts.push({ at, text, isTyped });
    at += text.length;
  };
  for (const piece of name.match(wordOrGap) ?? []) {
    const length = Math.max(0, ...asked.map((word) => lengthOfBeginning(piece, word)));
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}

/** How many characters of the word match the folded prefix; 0 if it starts differently. */
function lengthOfBeginning(word: string, beginning: string): number {
  let folded = '';
  let length = 0;
  for (const letter of word) {
    const plain = foldText(letter);
    // A combining accent belongs to the letter before it.
    if (folded.length >= beginning.length && plain !== '') break;
    folded += plain;
    length += letter.length;
  }
  return folded.startsWith(beginning) ? length : 0;
}
