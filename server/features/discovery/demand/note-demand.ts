import { foldWords } from '@orendi/search/words/fold-words';
import type { Services } from '../../../services.ts';
import { pageNote, type TakeNote } from '../../../platform/http/notes.ts';
import { townOf } from '../places.ts';
import type { MeantSearch } from '../understand/understand-query.ts';

export interface NotedSearch {
  /** From `keptWords`, without those that name the town. */
  words: string;
  /** The slug of the town where it is wanted; empty without one. */
  town: string;
  /** All words, where they found nothing. */
  vain: string | null;
}

/** Hands the notes of answers on to be counted, whoever has got them. */
export function noteDemand({ clock, demand }: Pick<Services, 'clock' | 'demand'>): TakeNote {
  return (note, { address, headers }) => demand.add({ note, address, headers, at: clock() });
}

/**
 * The note of an answer to a search.
 * @param total how many listings are what was asked for
 * @returns undefined when nothing is to be noted
 */
export function searchNote(meant: MeantSearch, total: number): string | undefined {
  const all = keptWords(meant.query ?? '');
  if (all === null) return undefined;
  const ofTown = new Set(foldWords(meant.orTown?.words ?? ''));
  const words = all.split(' ').filter((word) => !ofTown.has(word));
  return new URLSearchParams({
    words: words.join(' '),
    town: townOf(meant) ?? meant.orTown?.town ?? '',
    ...(total === 0 && { vain: all }),
  }).toString();
}

/** The two things that a note may tell; a page tells that it was opened, and what its search says. */
export function readNote(note: string): { isPage: boolean; search: NotedSearch | null } {
  const told = new URLSearchParams(note);
  const words = told.get('words');
  return {
    isPage: told.has(pageNote),
    search: words === null ? null : { words, town: told.get('town') ?? '', vain: told.get('vain') },
  };
}

const mostLetters = 60;
export const leastLetters = 3;

const email = /\S@\S/;
/** Six digits or more, however they are grouped; not measures such as 200x80. */
const phone = /\d(?:[\s()./+-]*\d){5}/;
const address = /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2}/iu;

/** The words of a query as kept: folded, one space between. Null if short, or like a mail, phone or web address. */
export function keptWords(query: string): string | null {
  if (email.test(query) || phone.test(query) || address.test(query)) return null;
  const words = foldWords(query).join(' ');
  const { length } = words;
  return length >= leastLetters && length <= mostLetters && /\p{L}/u.test(words) ? words : null;
}
