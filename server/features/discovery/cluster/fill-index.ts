import { randomUUID } from 'node:crypto';
import type { Trx } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { readAllListings } from '../read-listings.ts';
import { afterAll, readChanges, batchBytes, createRounds } from './feed-round.ts';
import {
  endFilling,
  keepFilling,
  noteFilled,
  seizeFeeding,
  takeFilling,
  TurnLost,
} from './feed-queries.ts';
import type { ListingCluster } from './open-cluster.ts';

type FillSources = Pick<Services, 'db' | 'pool' | 'changes'> & { cluster: ListingCluster };

interface Watcher {
  /** Told how many listings the new index has, a few times a second at most. */
  progress?: (listings: number) => void;
  signal?: AbortSignal;
  /** Writes down, in the transaction that changes over, that it does. */
  record?: (trx: Trx, index: string) => Promise<void>;
}

/** A round that brings no more than this is short enough for everything written meanwhile to wait for the next one. */
const fewChanges = 200;
const mostRounds = 50;
/** Feeding goes on with far greater ones. */
const firstVersion = 1;
/** How often the turn is kept at most, in milliseconds. */
const keepMs = 1_000;

/**
 * Fills a new index with all listings, has it searched instead of the former one, and removes that. Writes go on, and are in
 * the new index when it takes its place; searches are answered throughout.
 * @returns how many listings were read; null if somebody else is filling one already
 * @throws SearchAway, TurnLost; the half-filled index is then removed, by this or by the next filling
 */
export async function fillIndex(
  { db, pool, changes, cluster }: FillSources,
  { progress, signal, record }: Watcher = {},
): Promise<{ index: string; listings: number } | null> {
  const { alias } = cluster;
  const at = { alias, index: `${alias}-${Date.now()}`, filler: randomUUID() };
  if (!(await takeFilling(db, at))) return null;
  try {
    for (const left of await unsearched()) await cluster.remove(left);
    await cluster.create(at.index);
    const listings = await fill();
    for (const former of await unsearched()) await cluster.remove(former).catch(() => {});
    return { index: at.index, listings };
  } catch (error) {
    await endFilling(db, at).catch(() => {});
    if ((await cluster.findServed().catch(() => at.index)) !== at.index)
      await cluster.remove(at.index).catch(() => {});
    throw error;
  }

  async function fill(): Promise<number> {
    const writer = cluster.openWriter(at.index);
    let listings = 0;
    let keptAt = 0;
    const mayWrite = async () => {
      signal?.throwIfAborted();
      if (performance.now() - keptAt < keepMs) return;
      keptAt = performance.now();
      if (!(await keepFilling(db, at, listings))) throw new TurnLost();
      progress?.(listings);
    };
    const send = async () => {
      await mayWrite();
      await writer.flush();
    };
    // Whatever is written from here on is read again below.
    const { horizon } = await readChanges(db, afterAll);
    await readAllListings(pool, (row) => {
      writer.upsert(row, firstVersion);
      listings += 1;
      return writer.pending > batchBytes ? send() : undefined;
    });
    await send();
    progress?.(listings);

    const feed = createRounds({ db, pool, writer, version: firstVersion, mayWrite });
    let reached = await feed(horizon);
    for (let round = 1; reached.count > fewChanges && round < mostRounds; round += 1)
      reached = await feed(reached.horizon);
    await cluster.refresh(at.index);
    // From here on nobody feeds, until the new index has what the former one has, and has taken its place.
    await seizeFeeding(db, alias, at.filler);
    reached = await feed(reached.horizon);
    await cluster.refresh(at.index);
    await cluster.serve(at.index);
    const isMine = await changes.transaction(async (trx, touch) => {
      touch('search');
      await record?.(trx, at.index);
      return noteFilled(trx, at, reached);
    });
    if (!isMine) throw new TurnLost();
    return listings;
  }

  /** Indexes of this form that are not searched: of fillings that were broken off, and the former one. */
  async function unsearched(): Promise<string[]> {
    const served = await cluster.findServed();
    return (await cluster.list()).filter((index) => index !== served);
  }
}
