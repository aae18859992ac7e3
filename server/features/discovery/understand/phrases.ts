import texts from './phrases.json' with { type: 'json' };
import { isEnd, readTokens, type Token } from './tokens.ts';

/** Phrases by their first word, the longest first, in the words and signs that they are made of. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/**
 * Phrases in both languages, by their meaning. `phrases.json` has it as people should write it; how they do write it, the
 * comparison does not see: `nën` is `nen`. A pair of lists there is every beginning with every end: `delivery`, `delivered`
 * with `to`, `in`.
 */
export const said = Object.fromEntries(
  Object.entries(texts.phrases).map(([name, list]) => [name, phrasesOf(list.flatMap(writtenOut))]),
) as Record<keyof typeof texts.phrases, Phrases>;

/** Numbers of weeks and days as words, folded. */
export const spelledNumbers: ReadonlyMap<string, number> = new Map(Object.entries(texts.numbers));

function writtenOut(text: string | string[][]): string[] {
  if (typeof text === 'string') return [text];
  const [beginnings = [], ends = []] = text;
  return beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));
}

function phrasesOf(written: string[]): Phrases {
  const all = written
    .map((text) => readTokens(text).map((token) => token.text))
    .toSorted((a, b) => b.length - a.length);
  return Map.groupBy(all, ([first = '']) => first);
}

/**
 * Where the longest of these phrases ends that begins at a token. Words may be joined by hyphens (`made-to-measure`).
 * @returns null if none does
 */
export function readPhrase(tokens: readonly Token[], at: number, known: Phrases): number | null {
  for (const words of known.get(tokens[at]?.text ?? '') ?? []) {
    const end = endOf(tokens, at, words);
    if (end !== null) return end;
  }
  return null;
}

function endOf(tokens: readonly Token[], at: number, words: readonly string[]): number | null {
  let place = at;
  for (const [i, word] of words.entries()) {
    if (i > 0 && isHyphen(tokens, place)) place += 1;
    if (tokens[place]?.text !== word) return null;
    place += 1;
  }
  return place;
}

function isHyphen(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.text === '-' && tokens[at].isGlued && next?.isGlued === true;
}

/** The end of a phrase if one is there, else the same place. */
export function skipPhrase(tokens: readonly Token[], at: number, known: Phrases): number {
  return readPhrase(tokens, at, known) ?? at;
}

/** Behind a mark that may follow a word: `max. 600`, `çmimi: 600`. */
export function skipMark(tokens: readonly Token[], at: number): number {
  const { text = '' } = tokens[at] ?? {};
  return text === '.' || text === ':' || text === '=' ? at + 1 : at;
}

/** The end of a phrase behind a number, unless another number follows to which it belongs: `600 euro max 240 cm`. */
export function readSuffix(tokens: readonly Token[], at: number, known: Phrases): number | null {
  const end = readPhrase(tokens, at, known);
  return end === null || tokens[skipMark(tokens, end)]?.kind === 'number' ? null : end;
}

/** Whether a number without a currency counts something else than money. */
export function countsSomething(tokens: readonly Token[], end: number): boolean {
  return readPhrase(tokens, end, said.counted) !== null || !isEnd(tokens, end);
}
