import { tiraneDay } from '@orendi/contract/tirane-day';
import { addressGroup } from '../../../platform/http/address-group.ts';
import type { Reader } from '../../../platform/http/notes.ts';
import { createRateLimiter, type RateLimit } from '../../../platform/http/rate-limit.ts';
import { createBatchWriter } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Services } from '../../../services.ts';
import {
  comesFromPerson,
  createSalts,
  markVisitor,
  type Visitor,
  visitorOf,
} from '../../views/index.ts';
import { findFruitless } from '../fruitless/count-fruitless.ts';
import { addSeen, type Seen } from './demand-queries.ts';
import { leastLetters, type NotedSearch, readNote } from './note-demand.ts';

/** More than people do who are looking for furniture, for a few households behind one address. */
const noteLimit: RateLimit = { name: 'demand', calls: 200, seconds: 600 };

interface Note extends Reader {
  note: string;
  at: Date;
}

/** A search by a visitor, or a visit; kept from its arrival until it is counted. */
interface Sighting {
  search: NotedSearch | null;
  visitor: Visitor;
  at: Date;
}

export type Demand = ReturnType<typeof createDemand>;

type Sources = Pick<Services, 'db' | 'listings' | 'settings'> & {
  log: Pick<Log, 'warn' | 'error'>;
};

/**
 * Counts each day's visitors, and those who searched for the same words in the same town, each visitor once a day. Answers
 * only add their notes; who a reader is, is found out a second later.
 */
export function createDemand({ db, listings, log, settings }: Sources) {
  const saltOf = createSalts(db);
  const seen = createBatchWriter<Sighting>({
    name: 'searches',
    log,
    keyOf: ({ search, visitor }) =>
      [visitor.toString('base64'), ...Object.values(search ?? {})].join(' '),
    write: (all) => storeSeen(all),
    maxWaiting: 5_000,
  });
  // Each process counts by itself, as with views.
  const countCall = createRateLimiter(settings.rateLimitScale);
  const notes = createBatchWriter<Note>({
    name: 'notes',
    log,
    keyOf: ({ note, address, headers }) => `${note} ${address} ${headers.get('user-agent') ?? ''}`,
    async write(all) {
      await Promise.all(all.filter(({ headers }) => comesFromPerson(headers)).map(takeIn));
    },
    maxWaiting: 5_000,
  });

  /** A visit is a page that a browser shows: programs that pass for one seldom say so. */
  async function takeIn({ note, address, headers, at }: Note): Promise<void> {
    const { isPage, search } = readNote(note);
    const visitor = visitorOf(address, headers.get('user-agent') ?? '');
    try {
      await countCall(noteLimit, addressGroup(address));
    } catch {
      return;
    }
    const isShown = headers.get('sec-fetch-dest') === 'document';
    if (isPage && isShown) seen.add({ search: null, visitor, at });
    if (search) seen.add({ search, visitor, at });
  }

  async function storeSeen(all: Sighting[]): Promise<void> {
    const inVain = all.flatMap(({ search }) => search?.vain ?? []);
    const fruitless = await findFruitless(listings, inVain);
    const counted: Seen[] = [];
    for (const { search, visitor, at } of all) {
      const day = tiraneDay(at);
      const salt = await saltOf(day);
      const count = (about: string, words: string | null, town: string | null) =>
        counted.push({ day, at, words, town, mark: markVisitor(visitor, about, salt) });
      if (search === null) {
        count('visit', null, null);
        continue;
      }
      const { words, town, vain } = search;
      if (words.length >= leastLetters) count(`asked ${town} ${words}`, words, town);
      if (vain !== null && fruitless.has(vain)) count(`search ${vain}`, vain, null);
    }
    await addSeen(db, counted);
  }

  return {
    /** Never waits, never fails. */
    add: notes.add,
    /** Counts what was noted so far. */
    async flush() {
      await notes.flush();
      await seen.flush();
    },
    /** Counts what was noted, and accepts no more. */
    async stop() {
      await notes.stop();
      await seen.stop();
    },
  };
}
