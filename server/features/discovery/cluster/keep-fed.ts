import type { Services } from '../../../services.ts';
import type { Alarm } from './await-index.ts';
import { keepFeeding, noteFed, TurnLost } from './feed-queries.ts';
import { createRounds } from './feed-round.ts';
import type { ListingCluster } from './open-cluster.ts';

type FeedSources = Pick<Services, 'db' | 'pool' | 'changes'> & {
  cluster: ListingCluster;
  alarm: Alarm;
  feeder: string;
  signal: AbortSignal;
  fillAnew: () => void;
};

/** How often an idle index is looked at, in milliseconds, which also keeps the turn. */
const restMs = 1_000;
/** How long nothing is sent after the turn was last kept: less than it lasts. */
const keepMs = 2_000;
/** Versions are counted by turns, and by rounds in each: 33 million turns fit. */
const mostRounds = 2 ** 28;
/** How often the index is looked for, in rounds. */
const roundsBetweenLooks = 10;

/**
 * Feeds an index round by round, until asked to end. After each round with news, whoever waits for them is told, and answers
 * from before are dropped from all caches.
 * @throws SearchAway; TurnLost when another index has taken its place, or somebody else feeds it
 */
export async function keepFed(
  { db, pool, changes, cluster, alarm, feeder, signal, fillAnew }: FeedSources,
  from: { index: string; horizon: string; timeline: string | undefined; turn: number },
): Promise<void> {
  const { index } = from;
  const at = { alias: cluster.alias, feeder, index };
  let keptAt = performance.now();
  const mayWrite = async () => {
    if (performance.now() - keptAt < keepMs) return;
    if (!(await keepFeeding(db, cluster.alias, feeder))) throw new TurnLost();
    keptAt = performance.now();
  };
  const feed = createRounds({
    db,
    pool,
    writer: cluster.openWriter(index),
    version: from.turn * mostRounds,
    mayWrite,
  });
  let { horizon } = from;
  for (let round = 1; round < mostRounds && !signal.aborted; round += 1) {
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
    if (from.timeline !== reached.history.timeline) fillAnew();
    if (round % roundsBetweenLooks === 0 && (await cluster.findServed()) !== index)
      throw new TurnLost();
    await alarm.sleep(restMs);
  }
}
