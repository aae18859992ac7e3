import { randomUUID } from 'node:crypto';
import { SearchAway } from '@orendi/search/opensearch/search-away';
import type { Services } from '../../../services.ts';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { createAlarm } from './await-index.ts';
import { createRounds, findHistory } from './feed-round.ts';
import {
  endFeeding,
  type Feed,
  forgetUnusedFeeds,
  isFedByOthers,
  keepFeeding,
  noteFed,
  takeFeeding,
  TurnLost,
} from './feed-queries.ts';
import { fillIndex } from './fill-index.ts';
import type { ListingCluster } from './open-cluster.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** How long a process rests between two looks, in milliseconds: at changes it has heard nothing of, and at whose turn it is. */
const restMs = 1_000;
const sweepMs = 3_600_000;

type FeederSources = Pick<Services, 'db' | 'pool' | 'changes' | 'log'> & {
  cluster: ListingCluster;
  /** Called after each filling. */
  noteFilled: () => void;
};

/**
 * Takes part in feeding the index. One process at a time does it: whoever has the turn, which passes on some seconds after it
 * was last heard of. An index that is missing, or lacks what nobody can tell it any more, is filled anew beside that.
 * @returns what ends it
 */
export function startFeeding(parts: FeederSources): () => Promise<void> {
  const { db, pool, changes, log, cluster } = parts;
  const { alias } = cluster;
  const feeder = randomUUID();
  const ending = new AbortController();
  const alarm = createAlarm();
  let filling: Promise<void> | null = null;
  let sweptAt = 0;
  let trouble = '';

  changes.onTouched((tags: readonly string[]) => {
    if (tags.includes('listings') || tags.includes('*')) alarm.ring();
  });

  async function takeTurn(): Promise<void> {
    if (await isFedByOthers(db, alias, feeder)) return;
    const feed = await takeFeeding(db, alias, feeder);
    if (!feed) return;
    if (performance.now() - sweptAt > sweepMs) {
      await forgetUnused(db, cluster);
      sweptAt = performance.now();
    }
    const index = await findFed(feed);
    if (index === null) {
      fillAnew();
      return;
    }
    await keepFed(index, feed);
  }

  /** The index to feed on; null if there is none, or one that nobody can tell any more what it lacks. */
  async function findFed({ index, isStale, history }: Feed): Promise<string | null> {
    if (index === null || isStale) return null;
    if (history.databaseId !== (await findHistory(db)).databaseId) return null;
    const served = await cluster.findServed();
    if (served === index) return index;
    // Somebody was killed while putting another one in its place.
    if (served === null || !(await cluster.list()).includes(index)) return null;
    await cluster.serve(index);
    return index;
  }

  /**
   * Feeds an index round by round, until asked to end. After each round with news, whoever waits for them is told, and answers
   * from before are dropped from all caches.
   * @throws SearchAway; TurnLost when another index has taken its place, or somebody else feeds it
   */
  async function keepFed(index: string, { turn, history, ...from }: Feed): Promise<void> {
    const at = { alias, feeder, index };
    let keptAt = performance.now();
    const mayWrite = async () => {
      if (performance.now() - keptAt < keepMs) return;
      if (!(await keepFeeding(db, alias, feeder))) throw new TurnLost();
      keptAt = performance.now();
    };
    const writer = cluster.openWriter(index);
    const feed = createRounds({ db, pool, writer, version: turn * mostRounds, mayWrite });
    let { horizon } = from;
    for (let round = 1; round < mostRounds && !ending.signal.aborted; round += 1) {
      const reached = await feed(horizon);
      if (reached.count > 0) await cluster.refresh(index);
      const isMine = await changes.transaction(async (trx, touch) => {
        if (reached.count > 0) touch('search');
        return noteFed(trx, at, reached);
      });
      if (!isMine) throw new TurnLost();
      keptAt = performance.now();
      horizon = reached.horizon;
      // A standby that has taken over may lack what the index has.
      if (history.timeline !== reached.history.timeline) fillAnew();
      if (round % roundsBetweenLooks === 0 && (await cluster.findServed()) !== index)
        throw new TurnLost();
      await alarm.sleep(idleMs);
    }
  }

  function fillAnew(): void {
    filling ??= fill()
      .catch((error: unknown) => tell(error, 'the search was not filled'))
      .finally(() => {
        filling = null;
      });
  }

  async function fill(): Promise<void> {
    const filled = await fillIndex(parts, { signal: ending.signal });
    if (!filled) return;
    trouble = '';
    parts.noteFilled();
    log.info({ ...filled }, 'listings are ready to be searched');
  }

  /** Logs once what goes on failing for the same reason. */
  function tell(error: unknown, what: string): void {
    if (error instanceof TurnLost || ending.signal.aborted) return;
    const kind = error instanceof SearchAway ? error.reason : reasonOf(error);
    if (kind !== trouble) log.warn({ reason: reasonOf(error) }, what);
    trouble = kind;
  }

  const running = (async () => {
    while (!ending.signal.aborted) {
      try {
        await takeTurn();
      } catch (error) {
        tell(error, 'the search is not fed');
        // Another index may have taken the place of the one that was fed, and waits for its turn.
        if (error instanceof TurnLost) alarm.ring();
        // Another process may reach what this one does not.
        else await endFeeding(db, alias, feeder).catch(() => {});
      }
      await alarm.sleep(restMs);
    }
  })();

  return async () => {
    ending.abort();
    alarm.ring();
    await running;
    await filling;
    await endFeeding(db, alias, feeder).catch(() => {});
  };
}

/** Removes the indexes of releases that have not been run for a day. */
async function forgetUnused(db: Db, cluster: ListingCluster): Promise<void> {
  const name = cluster.alias.slice(0, cluster.alias.lastIndexOf('-'));
  for (const alias of await forgetUnusedFeeds(db, name)) {
    if (alias === cluster.alias) continue;
    for (const index of await cluster.list(alias)) await cluster.remove(index);
  }
}

/** How often an idle index is looked at, in milliseconds, which also keeps the turn. */
const idleMs = 1_000;
/** How long nothing is sent after the turn was last kept: less than it lasts. */
const keepMs = 2_000;
/** Versions are counted by turns, and by rounds in each: 33 million turns fit. */
const mostRounds = 2 ** 28;
/** How often the index is looked for, in rounds. */
const roundsBetweenLooks = 10;
