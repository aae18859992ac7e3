import type { WalPosition } from './wal-positions.ts';

/**
 * How far the primary is: what has been flushed, as every commit is before it is acknowledged or announced, unless it does
 * not wait for that.
 */
export const writtenSql = `select pg_wal_lsn_diff(case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')::float8 as written`;

/** What a standby tells of itself. */
export interface Replayed {
  is_standby: boolean;
  replayed: WalPosition;
}

export const replayedStatement = `select pg_is_in_recovery() as is_standby,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as replayed`;
