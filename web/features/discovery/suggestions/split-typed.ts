import { foldText } from '@orendi/contract/fold-name';

export interface NamePart {
  /** Where it begins. */
  at: number;
  text: string;
  isTyped: boolean;
}

const wordOrGap = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

/** A name cut where its words begin as a typed word does, whatever the case and the accents; together the parts are the name. */
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

/** How much of the word the folded beginning takes up; 0 where the word begins otherwise. */
function lengthOfBeginning(word: string, beginning: string): number {
  let folded = '';
  let length = 0;
  for (const letter of word) {
    const plain = foldText(letter);
    // What stays of an accent that follows its letter belongs to it.
    if (folded.length >= beginning.length && plain !== '') break;
    folded += plain;
    length += letter.length;
  }
  return folded.startsWith(beginning) ? length : 0;
}
