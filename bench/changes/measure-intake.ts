import { setTimeout as pause } from 'node:timers/promises';
import { askWell, openCaller } from '../load/ask.ts';
import { processCpu } from '../measure/process-cpu.ts';
import { type Cpu, startMeter } from '../measure/start-meter.ts';
import type { Shop } from '../open-shop.ts';
import { sessionCookie } from '../load/session-cookie.ts';
import { waitUntilFound } from './wait-until-found.ts';

/** What one change took, in milliseconds. */
export interface Intake {
  /** Until it was written. */
  writing: number;
  /** Of the writer and its connection. */
  writer: Cpu;
  /** Of the process that is measured: until it answers with the change, less what the same answer takes again. */
  taking: Cpu;
  /** From the end of the write until that process answers with the change. */
  seen: number;
}

/** Until word of a change has come, and what was left to do after an answer is done. */
const settleMs = 20;

let markers = 0;

/** A colour that no product has had. */
export const nextMarker = () => `bench ${process.pid} ${(markers += 1)}`;

/** @param write gives something that colour, from this process */
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
