import { foldWords } from '@orendi/search/words/fold-words';

/** A piece of a typed text: digits with what separates them, letters, or a single other character. */
export interface Token {
  kind: 'number' | 'word' | 'sign';
  typed: string;
  /** Of a word folded, else as typed. */
  text: string;
  /** Where it stands in the typed text: [from, to). */
  from: number;
  to: number;
  /** Nothing separates it from the token before it. */
  isGlued: boolean;
}

const piece = /(\d+(?:[.,'’]\d+)*)|([\p{L}\p{M}\p{No}]+)|\S/gu;

export function readTokens(typed: string): Token[] {
  let end = 0;
  return Array.from(typed.matchAll(piece), (match): Token => {
    const [text, digits, letters] = match;
    const kind = digits ? 'number' : letters ? 'word' : 'sign';
    const from = match.index;
    const isGlued = from > 0 && from === end;
    end = from + text.length;
    const folded = kind === 'word' ? foldWords(text).join('') : text;
    return { kind, typed: text, text: folded, from, to: end, isGlued };
  });
}

const opening = new Set(['(', '[', ',', ';', ':', '!', '?', '/', '“', '„', '"']);
const closing = new Set([')', ']', ',', ';', ':', '!', '?', '/', '.', '&']);

/** Whether a token begins something by itself: not the `600` of `KR-600`. */
export function isStart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || !tokens[at]?.isGlued || opening.has(before.text);
}

/** Whether what ends before this token ends there: not the `160` of `160x200`. */
export function isEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return !next?.isGlued || closing.has(next.text);
}
