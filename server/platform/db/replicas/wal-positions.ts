/** A position in the log of writes (WAL), in bytes since its beginning: 53 bits hold nine petabytes. */
export type WalPosition = number;

const keptMs = 60_000;
/** Positions within this time count as one. */
const stepMs = 200;
/** The longest head of a page of the log, and such a page. */
const longestHead = 40;
const pageBytes = 8_192;

/**
 * The end of the last record before a position. The next record may begin after the head of a page, a position that a
 * standby reaches only with that record. No record ends in such a head, so this leaves none out.
 */
export function endOfRecord(position: WalPosition): WalPosition {
  const offset = position % pageBytes;
  return offset <= longestHead ? position - offset : position;
}

/** A standby's lag is the time since the oldest position that it has not reached, by the primary's clock alone. */
export function createWalPositions(now: () => number) {
  let known: { position: WalPosition; at: number }[] = [];
  return {
    note(position: WalPosition): void {
      const last = known.at(-1);
      // After a promotion, the log may go on from an earlier position.
      if (last && position < last.position) known = [];
      else if (last?.position === position) return;
      else if (last && now() - last.at < stepMs) {
        last.position = position;
        return;
      }
      known.push({ position, at: now() });
      known = known.filter(({ at }) => now() - at < keptMs);
    },
    /** In milliseconds, up to a minute. */
    lagOf(replayed: WalPosition): number {
      const missed = known.find(({ position }) => position > replayed);
      return missed ? now() - missed.at : 0;
    },
  };
}

export type WalPositions = ReturnType<typeof createWalPositions>;

/** Identifies a server's data: a copy made to live beside the shop has another id, a restored one another system. */
export interface Identity {
  shop: string | null;
  /** PostgreSQL's own number, which a standby has from its primary. */
  system: string;
}

const identity = `(select id::text from shop_identity) as shop,
  (select system_identifier::text from pg_control_system()) as system`;

/** @returns why a standby is none of the primary's, as `leftOut` says it; null if it is one */
export function tellStranger(theirs: Identity, ours: Identity): string | null {
  if (theirs.shop !== ours.shop)
    return `it belongs to the shop ${theirs.shop}, and this is ${ours.shop}`;
  return theirs.system === ours.system
    ? null
    : `it follows another primary: its system is ${theirs.system}, and this shop's ${ours.system}`;
}

export interface Written extends Identity {
  written: WalPosition;
}

/** The flushed position: a commit is flushed before it is acknowledged, unless it does not wait for that. */
export const writtenSql = `select pg_wal_lsn_diff(case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')::float8 as written,
  ${identity}`;

export interface Replayed extends Identity {
  is_standby: boolean;
  replayed: WalPosition;
}

export const replayedStatement = `select pg_is_in_recovery() as is_standby,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as replayed,
  ${identity}`;
