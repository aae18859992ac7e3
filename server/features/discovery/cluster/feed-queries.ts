import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import { readValue } from '../../../platform/db/rows.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import type { FeedStatus } from '../listing-source.ts';

/** Somebody else has taken the turn to feed or to fill an index, as this process was not heard of for too long. */
export class TurnLost extends Error {
  override name = 'TurnLost';

  constructor() {
    super('somebody else feeds the search by now');
  }
}

/*
 * The table `search_feed`: up to where an index was fed, and whose turn it is to feed or to fill one. A turn ends by
 * itself some seconds after its holder was last heard of, by the clock of the database.
 */

const turnSeconds = 6;
/** Nobody waits for a new index, so nobody has to take over at once. */
const fillSeconds = 20;
/** Rows about removed listings are kept for a day; an index that was not fed for half of it is filled anew. */
const longestPauseHours = 12;
/** An index that was not fed for so long belongs to a release that is no longer run. */
const unusedHours = 24;

const aTurn = sql`now() + ${turnSeconds} * interval '1 second'`;
const aFilling = sql`now() + ${fillSeconds} * interval '1 second'`;

/** Where a database's transactions are counted: other ones mean something else. */
export interface History {
  databaseId: string;
  /** Another one after a standby has taken over, which may lack the last transactions of the former primary. */
  timeline: string;
}

export interface Feed {
  /** Null until an index was filled once. */
  index: string | null;
  horizon: string;
  history: Partial<History>;
  isStale: boolean;
  /** How often the turn was taken, this time included. */
  turn: number;
}

/** Takes the turn to feed, if it is nobody else's. */
export async function takeFeeding(db: Db, alias: string, feeder: string) {
  const { rows } = await sql<Feed>`
    insert into search_feed (alias, feeder, feeds_until, turn) values (${alias}, ${feeder}, ${aTurn}, 1)
    on conflict (alias) do update set feeder = excluded.feeder, feeds_until = excluded.feeds_until,
      turn = search_feed.turn + 1
    where coalesce(search_feed.feeds_until < now(), true) or search_feed.feeder = excluded.feeder
    returning index_name as index, turn, coalesce(horizon, '0')::text as horizon,
      json_build_object('databaseId', database_id, 'timeline', timeline) as history,
      coalesce(fed_at < now() - ${longestPauseHours} * interval '1 hour', false)
        as "isStale"`.execute(db);
  return rows[0] ?? null;
}

/** Whether somebody else has the turn to feed; looked at before it is taken, as that writes. */
export async function isFedByOthers(db: Db, alias: string, feeder: string) {
  const { rows } = await sql<{ found: boolean }>`${prepared}
    select true as found from search_feed
    where alias = ${alias} and feeds_until >= now() and feeder <> ${feeder}`.execute(db);
  return rows.length > 0;
}

/**
 * Keeps the turn to feed while a round takes long.
 * @returns false if it was lost
 */
export const keepFeeding = (db: Db, alias: string, feeder: string) =>
  update(db, sql`feeds_until = ${aTurn}`, sql`alias = ${alias} and feeder = ${feeder}`);

/** Gives up the turn to feed. */
export const endFeeding = (db: Db, alias: string, feeder: string) =>
  update(db, sql`feeder = null, feeds_until = null`, sql`alias = ${alias} and feeder = ${feeder}`);

/** @returns whether there is such a row */
async function update(db: Db, values: RawBuilder<unknown>, where: RawBuilder<unknown>) {
  const updated = await sql`update search_feed set ${values} where ${where}`.execute(db);
  return Number(updated.numAffectedRows) > 0;
}

/** The state that an index has reached once a round is done. */
export interface Reached {
  horizon: string;
  seen: string;
  history: History;
}

/**
 * Notes that an index has everything up to a moment, and keeps the turn.
 * @returns false if the turn was lost, or another index is searched by now
 */
export const noteFed = (
  db: Db,
  at: { alias: string; feeder: string; index: string },
  { horizon, seen }: Reached,
) =>
  update(
    db,
    sql`horizon = ${horizon}::xid8, seen = ${seen}::pg_snapshot, fed_at = now(), feeds_until = ${aTurn}`,
    sql`alias = ${at.alias} and feeder = ${at.feeder} and index_name = ${at.index}`,
  );

/** Takes the turn to fill a new index, if nobody else is filling one. */
export async function takeFilling(db: Db, at: { alias: string; filler: string; index: string }) {
  const { numAffectedRows } = await sql`
    insert into search_feed (alias, filling, filler, fills_until)
    values (${at.alias}, ${at.index}, ${at.filler}, ${aFilling})
    on conflict (alias) do update set filling = excluded.filling, filler = excluded.filler,
      fills_until = excluded.fills_until, filled = 0
    where coalesce(search_feed.fills_until < now(), true)`.execute(db);
  return Number(numAffectedRows) > 0;
}

/** Whose turn it is to fill. */
interface Filler {
  alias: string;
  filler: string;
}
const ofFiller = ({ alias, filler }: Filler) => sql`alias = ${alias} and filler = ${filler}`;
const noFiller = sql`filling = null, filler = null, fills_until = null`;

/**
 * Keeps the turn to fill.
 * @returns false if it was lost
 */
export const keepFilling = (db: Db, at: Filler, filled: number) =>
  update(db, sql`fills_until = ${aFilling}, filled = ${filled}`, ofFiller(at));

export const endFilling = (db: Db, at: Filler) => update(db, noFiller, ofFiller(at));

/** Takes the turn to feed away from whoever has it, so that nothing is fed while another index takes its place. */
export const seizeFeeding = (db: Db, alias: string, feeder: string) =>
  update(db, sql`feeder = ${feeder}, feeds_until = ${aTurn}`, sql`alias = ${alias}`);

/**
 * Notes that the filled index is the one that is searched and fed, and gives up both turns.
 * @returns false if the turn was lost
 */
export const noteFilled = (
  trx: Trx,
  at: Filler & { index: string },
  { horizon, seen, history }: Reached,
) =>
  update(
    trx,
    sql`index_name = ${at.index}, horizon = ${horizon}::xid8, seen = ${seen}::pg_snapshot,
      database_id = ${history.databaseId}, timeline = ${history.timeline}, fed_at = now(),
      feeder = null, feeds_until = null, ${noFiller}`,
    ofFiller(at),
  );

/** Whether the index has what a transaction has written. */
export const hasSeen = (db: Db, alias: string, transaction: string) =>
  readValue(db)<boolean | null>`${prepared}
    select pg_visible_in_snapshot(${transaction}::xid8, seen) from search_feed where alias = ${alias}`;

/** How an index stands; null before anybody has fed or filled one. */
export async function findFeedStatus(db: Db, alias: string) {
  const { rows } = await sql<FeedStatus>`
    select index_name as index, extract(epoch from now() - fed_at)::float8 as "fedSecondsAgo",
      case when fills_until >= now() then json_build_object('index', filling, 'listings', filled) end as filling
    from search_feed where alias = ${alias}`.execute(db);
  return rows[0] ?? null;
}

/** The indexes that this database has filled, or is filling. */
export async function findFedIndexes(db: Db, alias: string, { databaseId }: History) {
  const { rows } = await sql<{ names: (string | null)[] }>`
    select array[case when database_id = ${databaseId} then index_name end, filling] as names
    from search_feed where alias = ${alias}`.execute(db);
  return rows.flatMap(({ names }) => names.filter((name) => name !== null));
}

/** The names of forms of documents that no release has fed for a day, of indexes that begin with `name`. */
export async function forgetUnusedFeeds(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ alias: string }>`
    delete from search_feed where alias like ${`${name}-%`}
      and coalesce(fed_at < now() - ${unusedHours} * interval '1 hour', false)
      and coalesce(fills_until < now(), true) and coalesce(feeds_until < now(), true)
    returning alias`.execute(db);
  return rows.map(({ alias }) => alias);
}
