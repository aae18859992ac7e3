import { foldWords } from '@orendi/search/words/fold-words';
import type { Services } from '../../../services.ts';
import { addressGroup } from '../../../platform/http/address-group.ts';
import type { TakeNote } from '../../../platform/http/notes.ts';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { comesFromPerson, visitorOf } from '../../views/index.ts';

/** More than anybody searches for in vain who is looking for furniture. */
const searchLimit = { name: 'fruitless-search', calls: 30, seconds: 600 };

/** Notes of an answer without a result that somebody has got it. Robots and pages loaded in advance do not count. */
export function noteFruitless({
  clock,
  fruitlessSearches,
  settings,
}: Pick<Services, 'clock' | 'fruitlessSearches' | 'settings'>): TakeNote {
  // Each process counts by itself, as with views.
  const countCall = createRateLimiter(settings.rateLimitScale);
  return (note, { address, headers }) => {
    if (!comesFromPerson(headers)) return;
    const visitor = visitorOf(address, headers.get('user-agent') ?? '');
    const search = { words: decodeURIComponent(note), visitor, at: clock() };
    countCall(searchLimit, addressGroup(address)).then(
      () => fruitlessSearches.add(search),
      () => {},
    );
  };
}

/**
 * The note of an answer to a query that found nothing.
 * @returns undefined when nothing is to be noted
 */
export function fruitlessNote(query: string | undefined, total: number): string | undefined {
  const words = query === undefined || total > 0 ? null : fruitlessWords(query);
  return words === null ? undefined : encodeURIComponent(words);
}

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
