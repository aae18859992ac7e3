import type { Token } from './tokens.ts';

/** These only led to a limit, and say nothing without it: `divan me …`. */
const leading = new Set(
  'me per ne i e te dhe qe nje eshte por po the a an with for and in of that is but some'.split(
    ' ',
  ),
);
/** These only joined what comes next to a limit: `… dhe`. */
const joining = new Set(['dhe', 'and', 'e', 'por', 'but']);
const mark = /^[,;:.–—-]$/;

/**
 * What is left of a text without some of its tokens, without the words that only led to them, and without the marks at
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
    const begun = i === 0 ? part : withoutStart(part, joining);
    return withoutEnd(begun, i === spans.length ? null : leading);
  });
  return parts
    .filter((part) => part.length > 0)
    .map((part) => text.slice(part[0]?.from, part.at(-1)?.to))
    .join(' ');
}

function withoutStart(part: Token[], words: ReadonlySet<string>): Token[] {
  const first = part.findIndex(({ text }) => !mark.test(text) && !words.has(text));
  return first < 0 ? [] : part.slice(first);
}

function withoutEnd(part: Token[], words: ReadonlySet<string> | null): Token[] {
  const last = part.findLastIndex(({ text }) => !mark.test(text) && !words?.has(text));
  return part.slice(0, last + 1);
}
