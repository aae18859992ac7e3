/* Measures the product against bare servers in the same run and prints one table. See docs/development/bench.md. */
import { type Bench, withShop } from './bench.ts';
import { prepareData } from './catalogue/prepare-data.ts';
import { type Line, showLine } from './line.ts';
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
import { createRandom } from '@orendi/demo/catalogue/random';
import { readNumber, readOptions, readRows, readSeed } from '../read-options.ts';
import { describeMachine, runRows } from '../run-rows.ts';

type Row = (bench: Bench) => Promise<Line[]>;

const onShop =
  (measure: (bench: Bench, shop: Shop) => Promise<Line[]>): Row =>
  (bench) =>
    withShop(bench, (shop) => measure(bench, shop));
const uncached = (group: KindGroup) => onShop((bench, shop) => measureUncached(bench, shop, group));

const rows: Record<string, Row> = {
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
  const numbers = ['listings', 'rounds', 'seconds', 'visits', 'seed'] as const;
  const typed = readOptions(process.argv.slice(2), [...numbers, 'only', 'keep', 'data']);
  const listings = readNumber(typed, 'listings', 100, 100_000);
  const rounds = readNumber(typed, 'rounds', 1, 9);
  const seed = readSeed(typed);
  const only = readRows(typed.only, Object.keys(rows));
  // It sets a part of the machine aside, so it is measured only when it is named.
  const usual = Object.keys(rows).filter((name) => name !== 'smallest');
  const names = only.length > 0 ? only : usual;
  const before = describeMachine();
  const needsCatalogue = names.some((name) => name !== 'lighthouse');
  const bench: Bench = {
    shownData: typed.data,
    listings,
    rounds,
    seconds: readNumber(typed, 'seconds', 10, 60),
    visits: readNumber(typed, 'visits', 1, 50),
    undo,
    random: createRandom(seed),
    // Last, as filling takes minutes, and a wrong option is told at once.
    dataDir: needsCatalogue ? await prepareData(typed.keep, listings, undo) : '',
  };
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
