import { isSmallWord } from '../words/small-words.ts';
import { stemWord } from '../words/stem-word.ts';

/*
 * Where a name says what the thing is: an Albanian one begins with it (`Divan lëkure`, `Mbulesë divani`), an English one
 * ends with it (`Leather sofa`, `Sofa cushion`). Which of its words mean what is up to whoever asks, so that new synonyms
 * hold for all listings at once.
 */

/** The first word of a name, its first two, its last, its last two; null if there are none. */
export interface NameMarks {
  nameStart: number | null;
  nameStartTwo: number | null;
  nameEnd: number | null;
  nameEndTwo: number | null;
}

/** Behind these, a name says what the thing is made of or where it belongs: `Sofa in oak`. */
const leading = new Set('prej nga ne in on at to by from'.split(' '));
const digit = /\p{N}/u;

/**
 * A number for one or two stems with a space between, below 65,536, which the engine compares quickest. Two words may share one; that shows only
 * in a listing that the words of the query find as well.
 */
export function markOf(stems: string): number {
  let hash = 0x811c9dc5;
  for (const letter of stems) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/** Reads the marks of names; the stem of a word is looked for once, whatever the number of names. */
export function nameReader(): (folded: string) => NameMarks {
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? stemWord(word);
    stems.set(word, known);
    return known;
  };
  return (folded) => {
    const words = folded.split(' ');
    const end = words.findIndex((word, place) => place > 0 && leading.has(word));
    const said = (end < 0 ? words : words.slice(0, end)).filter(
      (word) => word !== '' && !isSmallWord(word) && !digit.test(word),
    );
    const mark = (some: string[], count: number) =>
      some.length === count ? markOf(some.map(stemOf).join(' ')) : null;
    return {
      nameStart: mark(said.slice(0, 1), 1),
      nameStartTwo: mark(said.slice(0, 2), 2),
      nameEnd: mark(said.slice(-1), 1),
      nameEndTwo: mark(said.slice(-2), 2),
    };
  };
}
