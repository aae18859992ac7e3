import { SearchAway } from '@orendi/search/opensearch/search-away';
import type { ListingEngine, ListingFinder, ListingFound } from '../listing-fields.ts';
import type { StandIn } from '../plain-lists/create-plain-lists.ts';
import type { Breaker } from './breaker.ts';

interface Guards {
  breaker: Breaker;
  /** Answers what needs no engine. */
  standIn: StandIn;
  /** Called for each call that the cluster did not answer. */
  noteAway: (error: SearchAway) => void;
}

/** A cluster's engine as callers see it: none waits for long, and what needs no engine is answered without it. */
export function guardEngine(
  engine: ListingEngine,
  { breaker, standIn, noteAway }: Guards,
): ListingFinder {
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(() => onceMore(call));
    } catch (error) {
      if (error instanceof SearchAway) noteAway(error);
      throw error;
    }
  }
  async function askOr<T>(call: () => Promise<T>, standIn: () => Promise<T | null>): Promise<T> {
    try {
      return await ask(call);
    } catch (error) {
      const other = error instanceof SearchAway ? await standIn() : null;
      if (other === null) throw error;
      return other;
    }
  }
  return {
    find: (queries) =>
      askOr<ListingFound[]>(
        () => engine.find(queries),
        () => standIn.find(queries),
      ),
    read: (ids, names) => {
      const known = [...ids];
      return askOr(
        () => engine.read(known, names),
        () => standIn.read(known, names),
      );
    },
    count: (kind, name) => ask(() => engine.count(kind, name)),
    listUnknown: (words) => ask(() => engine.listUnknown(words)),
    listSaid: (words, ranks) => {
      const asked = [...words];
      return ask(() => engine.listSaid(asked, ranks));
    },
  };
}

/** An index that has just been replaced is no longer there for whoever was on the way to it. */
async function onceMore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof SearchAway && error.reason === 'missing') return call();
    throw error;
  }
}
