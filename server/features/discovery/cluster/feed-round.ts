import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../../platform/db/tables.ts';
import {
  type ListingChanges,
  readChangedListings,
  readState,
  type SearchedListing,
  selectChanges,
} from '../read-listings.ts';
import type { History, Reached } from './feed-queries.ts';
import type { ListingWriter } from './open-cluster.ts';

type Changes = ListingChanges & Reached;

const history = sql`json_build_object(
  'databaseId', (select system_identifier from pg_control_system())
    || '/' || (select oid from pg_database where datname = current_database()),
  'timeline', left(pg_walfile_name(pg_current_wal_lsn()), 8)
)`;

/** Reads what has changed since a transaction, and up to where that goes. */
export function readChanges(db: Db, since: string): Promise<Changes> {
  const seen = sql`pg_current_snapshot()::text as seen`;
  return readState(db, sql`${selectChanges(since)}, ${seen}, ${history} as history`);
}

/** A transaction after all others: where nothing that was written is of interest. */
export const afterAll = String(2n ** 62n);

/** Which database this is, and which of its timelines. */
export async function findHistory(db: Db): Promise<History> {
  return (await readChanges(db, afterAll)).history;
}

/** How many bytes are sent to the cluster at once, about. */
export const batchBytes = 4 * 1024 * 1024;
/** Beyond this, remembering costs more than it spares. */
const mostRemembered = 100_000;
const removed = 0;
/** After a round of this many changes, the next one may be as long. */
const manyChanges = 5_000;

interface RoundOptions {
  db: Db;
  pool: pg.Pool;
  writer: ListingWriter;
  /** Greater than that of anything that was read from the table, and sent to this index, before. */
  version: number;
  /**
   * Called before each batch is sent.
   * @throws if it must not be sent any more
   */
  mayWrite: () => Promise<void>;
}

/**
 * Brings an index up to date with the table, a round at a time. Each round begins with the oldest transaction that was
 * still running in the one before, so a listing may be met again and again while somebody's transaction lasts: what has been
 * written already is passed over. To write it twice would do no harm.
 */
export function createRounds({ db, pool, writer, version: first, mayWrite }: RoundOptions) {
  let version = first;
  /** The transactions that wrote what the round before has met; 0 for what it found removed. */
  let written = new Map<number, number>();
  // Nobody knows for how long nothing was fed before the first round.
  let mayTakeLong = true;

  return async function feed(since: string): Promise<Changes & { count: number }> {
    const changes = await readChanges(db, since);
    const met = new Map<number, number>();
    let count = 0;
    // Not the transaction: one that began earlier may write later.
    version += 1;
    const send = async () => {
      await mayWrite();
      await writer.flush();
    };
    if (changes.hasChanged) {
      const take = (row: SearchedListing, transaction: number) => {
        met.set(row.id, transaction);
        if (written.get(row.id) === transaction) return undefined;
        writer.upsert(row, version);
        count += 1;
        return writer.pending > batchBytes ? send() : undefined;
      };
      await readChangedListings(pool, since, take, mayTakeLong);
    }
    for (const id of changes.removed) {
      // A listing that came back is in the table, whatever became of it in which order before.
      if (met.has(id)) continue;
      met.set(id, removed);
      if (written.get(id) === removed) continue;
      writer.remove(id, version);
      count += 1;
    }
    if (writer.pending > 0) await send();
    written = met.size > mostRemembered ? new Map() : met;
    mayTakeLong = count > manyChanges;
    return { ...changes, count };
  };
}
