import { foldWords } from '@orendi/search/words/fold-words';

const mostLetters = 60;
const leastLetters = 3;

const email = /\S@\S/;
/** Six digits or more, however they are grouped; not measures such as 200x80. */
const phone = /\d(?:[\s()./+-]*\d){5}/;
const address = /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2}/iu;

/**
 * The words of a query as they are kept where it finds nothing: folded, separated by single spaces.
 * @returns null for what is too short, or looks like an e-mail address, a phone number or a web address
 */
export function fruitlessWords(query: string): string | null {
  if (email.test(query) || phone.test(query) || address.test(query)) return null;
  const words = foldWords(query).join(' ');
  const { length } = words;
  return length >= leastLetters && length <= mostLetters && /\p{L}/u.test(words) ? words : null;
}
