/* Measures the product against bare servers in the same run and prints one table. See docs/development/bench.md. */
import { type Bench, openBench, withShop, type Line, showLine } from './bench.ts';
import { type KindGroup, kindGroups } from './queries/kinds.ts';
import { measureBackup } from './rows/backup.ts';
import { measureCached, measureHome } from './rows/cached.ts';
import { measureLighthouse } from './rows/lighthouse.ts';
import { measureMemory } from './rows/memory.ts';
import { measureRequests } from './rows/requests.ts';
import { measureScriptSize } from './rows/script-size.ts';
import { measureSmallest } from './rows/smallest.ts';
import { measureStart } from './rows/start.ts';
import { measureUncached } from './rows/uncached.ts';
import { measureWaits } from './rows/waits.ts';
import type { Shop } from '../product/open-shop.ts';
import { printTables } from '../print/print-tables.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { describeMachine, runRows } from '../run-rows.ts';

const onShop = (measure: (bench: Bench, shop: Shop) => Promise<Line[]>) => (bench: Bench) =>
  withShop(bench, (shop) => measure(bench, shop));
const uncached = (group: KindGroup) => onShop((bench, shop) => measureUncached(bench, shop, group));

const rows: Record<string, (bench: Bench) => Promise<Line[]>> = {
  cached: onShop(measureCached),
  lists: uncached(kindGroups.lists),
  choices: uncached(kindGroups.choices),
  text: uncached(kindGroups.text),
  textByPrice: uncached(kindGroups.textByPrice),
  waits: onShop(measureWaits),
  home: onShop(measureHome),
  requests: onShop(measureRequests),
  script: onShop(measureScriptSize),
  memory: measureMemory,
  start: measureStart,
  backup: measureBackup,
  lighthouse: measureLighthouse,
  smallest: measureSmallest,
};

const usage = `npm run bench -- [--listings 100000] [--only row,row] [--keep folder] [--data folder] [--rounds 9] [--seconds 60] [--visits 50] [--seed number]`;

async function measure(undo: Undo): Promise<boolean> {
  const before = describeMachine();
  const bench = await openBench(Object.keys(rows), undo);
  const { names, listings, rounds, seed } = bench;
  const lines: Line[] = [];
  try {
    await runRows(names, async (name) => void lines.push(...((await rows[name]?.(bench)) ?? [])));
  } finally {
    // Also the rows before one that fails.
    console.log(`
${listings.toLocaleString('en')} listings; seed ${seed}, ${rounds} rounds
before: ${before}
after: ${describeMachine()}
CPU in milliseconds as p50 / p95; × is the median of paired ratios to the bare prepared query

${printTables(lines.map(showLine))}
`);
  }
  return true;
}

await runProgram(usage, measure);
