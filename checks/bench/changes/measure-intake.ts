import { setTimeout as pause } from 'node:timers/promises';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { processCpu } from '../../measure/process-cpu.ts';
import { type Cpu, startMeter } from '../../measure/start-meter.ts';
import type { Shop } from '../../product/open-shop.ts';
import { sessionCookie } from '../load/session-cookie.ts';
import { waitUntilFound } from './wait-until-found.ts';

/** The cost of one change, in milliseconds. */
export interface Intake {
  /** Until it was written. */
  writing: number;
  /** Processor time of the writer and its connection. */
  writer: Cpu;
  /**
   * Processor time of the measured process until it answers with the change, less the cost of repeating that answer.
   */
  taking: Cpu;
  /** From the end of the write until that process answers with the change. */
  seen: number;
}

/** Until the notification of a change has arrived, and work left after an answer is done. */
const settleMs = 20;

let markers = 0;

/** A color that no product has had. */
export const nextMarker = () => `bench ${process.pid} ${(markers += 1)}`;

/** @param write sets something's color to the given one, from this process */
export async function measureIntake(
  shop: Shop,
  write: (color: string) => Promise<void>,
): Promise<Intake> {
  const caller = openCaller(shop.port);
  const ask = async (path: string) =>
    (await askWell(caller, { path, headers: { cookie: sessionCookie } })).body.toString();
  const { rows } = await shop.database.pool.query<{ pid: number }>(
    'select pg_backend_pid() as pid',
  );
  const backend = rows[0]?.pid ?? 0;

  const color = nextMarker();
  const readProduct = startMeter(shop);
  const before = { node: process.cpuUsage(), database: processCpu(backend), at: performance.now() };
  await write(color);
  const writing = performance.now() - before.at;
  const { user, system } = process.cpuUsage(before.node);
  await pause(settleMs);
  const writer = { node: (user + system) / 1000, database: processCpu(backend) - before.database };
  await waitUntilFound(ask, color);
  await pause(settleMs);
  const all = readProduct();

  const readAgain = startMeter(shop);
  await waitUntilFound(ask, color);
  await pause(settleMs);
  const again = readAgain();

  const later = nextMarker();
  await write(later);
  const seen = await waitUntilFound(ask, later);
  caller.close();
  return {
    writing,
    writer,
    taking: {
      node: Math.max(0, all.node - again.node),
      database: Math.max(0, all.database - writer.database - again.database),
    },
    seen,
  };
}
