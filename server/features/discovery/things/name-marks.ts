import { isSmallWord, stemWord } from '../words/shop-language.ts';

/*
 * Where a name says what the thing is: an Albanian one begins with it (`Divan lëkure`, `Mbulesë divani`), an English one
 * ends with it (`Leather sofa`, `Sofa cushion`). Which of its words mean what is up to whoever asks, so that new synonyms
 * hold for all listings at once.
 */

/** Behind these, a name says what the thing is made of or where it belongs: `Sofa in oak`. */
const leading = new Set('prej nga ne in on at to by from'.split(' '));
const digit = /\p{N}/u;

/**
 * A number for a stem or several, below 65,536, which the engine compares quickest. Two words may share one; that shows only in
 * a listing that the words of the query find as well.
 * @param key stems with spaces between
 */
export function markOf(key: string): number {
  return key.split(' ').map(hashOf).reduce(joined);
}

function hashOf(stem: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 16) ^ hash) & 0xffff;
}

const joined = (one: number, other: number) => (Math.imul(one, 31) ^ other) & 0xffff;

/** Instead of a mark: the word says nothing, or the name is over. */
const [nothing, over] = [-1, -2];

/** Reads the marks of names; each word is looked at once, whatever the number of names. */
export function nameReader() {
  const marks = new Map<string, number>();
  function markFor(word: string): number {
    const known = marks.get(word);
    if (known !== undefined) return known;
    const isNothing = word === '' || isSmallWord(word) || digit.test(word);
    const mark = isNothing ? nothing : hashOf(stemWord(word));
    marks.set(word, leading.has(word) ? over : mark);
    return markFor(word);
  }
  /** The first word of a name, its first two, its last, its last two; null if there are none. */
  return (folded: string) => {
    const said: number[] = [];
    for (const word of folded.split(' ')) {
      const mark = markFor(word);
      if (mark === over && said.length > 0) break;
      if (mark >= 0) said.push(mark);
    }
    const [first = null, second] = said;
    const [last = null, beforeLast] = [said.at(-1), said.at(-2)];
    return {
      nameStart: first,
      nameStartTwo: first === null || second === undefined ? null : joined(first, second),
      nameEnd: last,
      nameEndTwo: last === null || beforeLast === undefined ? null : joined(beforeLast, last),
    };
  };
}
