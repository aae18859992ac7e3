import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Shows this process's connections to the database, and who waits for one. */
export function showPool(registry: Registry, pool: pg.Pool): void {
  const connections = new Gauge({
    name: 'orendi_database_connections',
    help: 'Connections to the database: open, idle; waiting: calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
