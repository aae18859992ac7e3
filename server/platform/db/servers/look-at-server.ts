import type pg from 'pg';
import { askServer } from '../ask-server.ts';

export interface Look {
  takesWrites: boolean;
  /** Counts promotions: a standby that becomes the primary begins the next. Null for a standby. */
  timeline: number | null;
}

/** Uses a connection of its own. @throws when the server does not answer in time */
export function lookAtServer(connection: pg.ClientConfig, patienceMs: number): Promise<Look> {
  return askServer(connection, patienceMs, async (client) => {
    const { rows } = await client.query<{ read_only: string; file: string | null }>(
      `select current_setting('transaction_read_only') as read_only,
        case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file`,
    );
    const { read_only: readOnly = 'on', file = null } = rows[0] ?? {};
    // The first eight digits of the name of a file of the log.
    const timeline = file === null ? null : Number.parseInt(file.slice(0, 8), 16);
    return { takesWrites: readOnly === 'off', timeline };
  });
}
