import { setTimeout as pause } from 'node:timers/promises';
import { measureBackend, measureVisitor } from '../costs/measure-connections.ts';
import { measureCallCosts } from '../costs/measure-call-costs.ts';
import { measureEngine } from '../costs/measure-engine.ts';
import { measurePictures } from '../costs/measure-pictures.ts';
import { measureStoredRequests } from '../costs/measure-stored-requests.ts';
import {
  listingTables,
  measureTables,
  measureTotal,
  visitTables,
} from '../costs/measure-tables.ts';
import { prepareDraws } from '../draws/draw-listing.ts';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { openCaller } from '../../visitors/ask.ts';
import { processMemory } from '../../measure/process-cpu.ts';
import { hasProc, noProc } from '../../measure/read-proc.ts';
import type { Shop } from '../../product/open-shop.ts';
import { listKinds } from './list-kinds.ts';
import { textKinds } from './text-kinds.ts';

const perListing = (bytes: number, listings: number) => `${Math.round(bytes / listings)}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The inputs of docs/scaling.md: what one more listing, picture, connection, call and request costs. */
export async function measureCosts(ground: Ground): Promise<Line[]> {
  if (!hasProc) return [{ work: 'costs', measured: noProc, met: null }];
  const { full, widths } = await measurePictures(ground.undo);
  return withShop(ground, async (shop) => {
    await untilSearchable(shop);
    const resident = processMemory(shop.pid).now;
    const engine = await measureEngine(shop);
    const draws = await prepareDraws(shop.database, ground.random);
    const calls = await measureCallCosts(shop, draws, {
      list: () => ground.random.pick(listKinds).draw(draws),
      search: () => ground.random.pick(textKinds).draw(draws),
    });
    const stored = await measureStoredRequests(shop, ground, draws);
    const tables = await measureTables(shop.database.pool, listingTables);
    const total = await measureTotal(shop.database.pool, listingTables);
    const lines: Line[] = [
      ...Object.entries(tables).map(([name, { rows, indexes }]) => ({
        work: `bytes per listing: table ${name}`,
        measured: `${perListing(rows, ground.listings)} + indexes ${perListing(indexes, ground.listings)}`,
      })),
      { work: 'bytes per listing: all tables', measured: perListing(total, ground.listings) },
      {
        work: 'bytes per listing: engine in memory',
        measured: perListing(engine, ground.listings),
      },
      { work: 'a process with all listings', measured: `${Math.round(resident)} MB` },
      {
        work: 'a photograph of the demo',
        measured: `${kilobytes(full)} + all its widths ${kilobytes(widths)}`,
      },
      {
        work: "a process's connection to the database",
        measured: `${(await measureBackend(shop)).toFixed(1)} MB there`,
      },
      {
        work: "a visitor's connection kept open",
        measured: `${(await measureVisitor(shop)).toFixed(1)} kB of Node`,
      },
      ...Object.entries(calls).map(([name, { node, database, bytes }]) => ({
        work: `CPU of ${name}`,
        measured: `Node ${node.toFixed(2)} ms + database ${database.toFixed(2)} ms; sends ${kilobytes(bytes)}`,
      })),
      {
        work: 'CPU of a request with its mail',
        measured: `Node ${stored.node.toFixed(2)} ms + database ${stored.database.toFixed(2)} ms; keeps ${kilobytes(stored.bytes)}`,
      },
    ];
    await shop.database.pool.query(`truncate ${visitTables.join(', ')}`);
    return lines;
  });
}

/** While the listings are still being read, a search is refused in the end. */
async function untilSearchable({ port }: Shop): Promise<void> {
  const caller = openCaller(port);
  const path = '/v1/public/results/search?query=divan';
  while ((await caller.ask({ path })).status !== 200) await pause(1_000);
  caller.close();
}
