import { kept, type Reader, token } from './patterns.ts';
import texts from './phrases.json' with { type: 'json' };
import { isEnd, readTokens, type Token } from './tokens.ts';

type List = keyof typeof texts.phrases;

/*
 * Phrases in both languages, by their meaning. `phrases.json` has it as people should write it; how they do write it, the
 * comparison does not see: `nën` is `nen`. A pair of lists there is every beginning with every end: `delivery`, `delivered`
 * with `to`, `in`.
 */
const phrases = Object.values(texts.phrases).flatMap((written, list) =>
  written.flatMap(writtenOut).map((text) => {
    return { list, words: readTokens(text).map((token) => token.text) };
  }),
);
const byFirst = Map.groupBy(phrases, ({ words: [first = ''] }) => first);

function writtenOut(text: string | string[][]): string[] {
  if (typeof text === 'string') return [text];
  const [beginnings = [], ends = []] = text;
  return beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));
}

/** Where phrases end that begin at a token, by the place of their list, the longest of each. */
const endsAt = kept((tokens, at) => {
  const ends: number[] = [];
  for (const { list, words } of byFirst.get(tokens[at]?.text ?? '') ?? []) {
    const end = endOf(tokens, at, words);
    if (end !== null && end > (ends[list] ?? 0)) ends[list] = end;
  }
  return ends;
});

/** Words may be joined by hyphens: `made-to-measure`. */
function endOf(tokens: readonly Token[], at: number, words: readonly string[]): number | null {
  let place = at;
  for (const word of words) {
    if (place > at && isHyphen(tokens, place)) place += 1;
    if (tokens[place]?.text !== word) return null;
    place += 1;
  }
  return place;
}

function isHyphen(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.text === '-' && tokens[at].isGlued && next?.isGlued === true;
}

/** A reader for the phrases of each list. */
export const said = Object.fromEntries(
  Object.keys(texts.phrases).map((name, list) => [name, readList(list)]),
) as Record<List, Reader>;

function readList(list: number): Reader {
  return (tokens, at) => {
    const end = endsAt(tokens, at)[list];
    return end === undefined ? null : { end };
  };
}

/** Reads phrases of these lists, and what the list means. */
export function meaningOf<Value>(
  meanings: readonly (readonly [List, Value])[],
): Reader<{ value: Value; end: number }> {
  return (tokens, at) => {
    for (const [list, value] of meanings) {
      const reading = said[list](tokens, at);
      if (reading) return { ...reading, value };
    }
    return null;
  };
}

const { beginnings } = texts;
/** Reads a word of some kind by how it begins; in `phrases.json`, a `$` ends a whole word. */
export const begins = Object.fromEntries(
  Object.entries(beginnings).map(([kind, list]) => {
    const looks = new RegExp(`^(?:${list.join('|')})`);
    return [kind, token(({ text }) => looks.test(text))];
  }),
) as Record<keyof typeof beginnings, Reader>;

/** Names of towns that are words of either language, makers, or what furniture is made of or called by. */
export const townWords: ReadonlySet<string> = new Set(texts.townWords);

const spelled = new Map(Object.entries(texts.numbers));
/** A number of weeks or days as a word. */
export function readSpelled(tokens: readonly Token[], at: number) {
  const value = spelled.get(tokens[at]?.text ?? '');
  return value === undefined ? null : { value, end: at + 1 };
}

/** Whether a number without a currency counts something else than money. */
export function countsSomething(tokens: readonly Token[], end: number): boolean {
  return said.counted(tokens, end) !== null || !isEnd(tokens, end);
}
