import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replica } from './replica.ts';

/** Shows which replicas are in use, how late they are, and where the public reads of this process go. */
export function showReplicas(
  registry: Registry,
  replicas: readonly Pick<Replica, 'name' | 'fault' | 'lagMs'>[],
): (server: string) => void {
  const used = new Gauge({
    name: 'orendi_database_replica_used',
    help: '1 for a replica that is in use, 0 for one that is left out',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      for (const { name, fault } of replicas) used.set({ server: name }, fault === null ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'orendi_database_replica_lag_seconds',
    help: 'How late a replica is; absent while it cannot be told',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      lag.reset();
      for (const { name, lagMs } of replicas)
        if (lagMs !== null) lag.set({ server: name }, lagMs / 1000);
    },
  });
  const reads = new Counter({
    name: 'orendi_database_public_reads_total',
    help: 'Public reads by the server they went to: a replica, or the primary',
    labelNames: ['server'],
    registers: [registry],
  });
  return (server) => reads.inc({ server });
}
