import { foldWords } from '@orendi/search/words/fold-words';

/** A piece of a typed text: digits with what separates them, letters, or a single other character. */
export interface Token {
  kind: 'number' | 'word' | 'sign';
  typed: string;
  /** Words folded, anything else as typed. */
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

/** These only led to a limit, and say nothing without it: `divan me …`. */
const leading = new Set(
  'me per ne i e te dhe qe nje eshte por po the a an with for and in of that is but some'.split(
    ' ',
  ),
);
/** These only joined what comes next to a limit: `… dhe`. */
const joining = new Set(['dhe', 'and', 'e', 'por', 'but']);
const none = new Set<string>();
const mark = /^[,;:.–—-]$/;

/**
 * Returns a text without some of its tokens, without the words that only led to them, and without the marks at
 * the edges.
 * @param spans in order, each from a token to the one behind its end
 */
export function restOf(
  text: string,
  tokens: readonly Token[],
  spans: readonly { at: number; end: number }[],
): string {
  if (spans.length === 0) return text;
  const starts = [0, ...spans.map(({ end }) => end)];
  const ends = [...spans.map(({ at }) => at), tokens.length];
  const parts = starts.map((start, i) => {
    const part = tokens.slice(start, ends[i]);
    const says = (words: ReadonlySet<string>, token: Token) =>
      !mark.test(token.text) && !words.has(token.text);
    const first = i === 0 ? 0 : part.findIndex((token) => says(joining, token));
    const last = part.findLastIndex((token) => says(i < spans.length ? leading : none, token));
    return first < 0 ? [] : part.slice(first, last + 1);
  });
  return parts
    .filter((part) => part.length > 0)
    .map((part) => text.slice(part[0]?.from, part.at(-1)?.to))
    .join(' ');
}
