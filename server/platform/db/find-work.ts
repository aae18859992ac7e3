import type pg from 'pg';
import { askServer } from './ask-server.ts';

/** A connection's state on the server: `unknown` if it cannot be told, `committed` if it only waits for standbys. */
export type Work = 'working' | 'committed' | 'done' | 'unknown';

/**
 * @param pids the server's processes, as it named them when the connections were made
 * @returns null when the server does not answer in time
 */
export async function findWork(
  connection: pg.ClientConfig,
  pids: number[],
  patienceMs: number,
): Promise<((pid: number) => Work) | null> {
  const asking = askServer(connection, patienceMs, async (client) => {
    const own = processId(client);
    const { rows } = await client.query<{ pid: number; state: string | null }>(
      `select pid, case wait_event when 'SyncRep' then 'committed' else state end as state
        from pg_stat_activity where pid = any($1)`,
      [[own, ...pids]],
    );
    const states = new Map(rows.map(({ pid, state }) => [pid, state]));
    // A pooler between us and the server hands out ids of its own.
    if (states.get(own) !== 'active') return () => 'unknown' as const;
    return (pid: number) => {
      const state = states.get(pid) ?? 'idle';
      if (state === 'committed') return state;
      return state.startsWith('idle') ? 'done' : 'working';
    };
  });
  return asking.catch((error: unknown) => (isRefusal(error) ? () => 'unknown' as const : null));
}

export function processId(client: pg.ClientBase): number {
  return (client as unknown as { processID: number }).processID;
}

/** Whether a running server has refused us, such as for too many connections; 57P03: it is only starting. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== undefined && /^[\dA-Z]{5}$/.test(code) && code !== '57P03';
}
