import { SearchAway } from '@orendi/search/opensearch/search-away';
import { remainingMs } from '../../../platform/deadline.ts';
import { currentWork } from '../../../platform/http/pressure.ts';
import type { ListingFinder, ListingFound } from '../listing-fields.ts';
import type { AskedEngine } from './open-cluster.ts';
import type { StandIn } from '../plain-lists.ts';
import { type Breaker, patience as usualPatience, type Share } from './breaker.ts';

type Patience = typeof usualPatience;

interface Guards {
  breaker: Breaker;
  /** Answers what needs no engine. */
  standIn: StandIn;
  /** Called for each call that the cluster did not answer. */
  noteAway: (error: SearchAway) => void;
  patience?: Patience;
}

/** A cluster's engine as callers see it: none waits for long, and what needs no engine is answered without it. */
export function guardEngine(
  engine: AskedEngine,
  { breaker, standIn, noteAway, patience = usualPatience }: Guards,
): ListingFinder {
  async function ask<T>(
    call: () => Promise<T>,
    isPlain = false,
    answerWithout: () => Promise<T | null> = async () => null,
  ): Promise<T> {
    try {
      return await breaker.run(() => onceMore(call), shareOf(patience, isPlain));
    } catch (error) {
      if (!(error instanceof SearchAway)) throw error;
      noteAway(error);
      const other = await answerWithout();
      if (other === null) throw error;
      return other;
    }
  }
  return {
    find: (queries) =>
      ask<ListingFound[]>(
        () => engine.find(queries),
        standIn.mayFind(queries),
        () => standIn.find(queries),
      ),
    read: (ids, names) => {
      const known = [...ids];
      return ask(
        () => engine.read(known, names),
        true,
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

/** The share of one call to the cluster; what is beside a page has one for all its calls together. */
function shareOf(patience: Patience, isPlain: boolean): Share {
  const work = currentWork();
  const left = remainingMs();
  if (work?.worth === 'aside') {
    const spentMs = performance.now() - work.since;
    return { ms: Math.min(patience.aside - spentMs, left / 2), isAside: true };
  }
  // The stand-in needs some of the time that is left.
  return { ms: isPlain ? Math.min(patience.plain, left / 2) : Math.min(patience.search, left) };
}

/** An index that has just been replaced is gone for calls that were on their way to it. */
async function onceMore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof SearchAway && error.reason === 'missing') return call();
    throw error;
  }
}

/** Whether something failed because the search cluster gives no answer for now. */
export function isSearchAway(error: unknown): boolean {
  return error instanceof SearchAway;
}
