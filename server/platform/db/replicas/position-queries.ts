import type { WalPosition } from './wal-positions.ts';

/** Whose data a server has. A copy that was made to live beside the shop has another id, or one that was restored, another system. */
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

/** How far the primary is, and whose it is. */
export interface Written extends Identity {
  written: WalPosition;
}

/**
 * What has been flushed, as every commit is before it is acknowledged or announced, unless it does not wait for that.
 */
export const writtenSql = `select pg_wal_lsn_diff(case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')::float8 as written,
  ${identity}`;

/** What a standby tells of itself. */
export interface Replayed extends Identity {
  is_standby: boolean;
  replayed: WalPosition;
}

export const replayedStatement = `select pg_is_in_recovery() as is_standby,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as replayed,
  ${identity}`;
