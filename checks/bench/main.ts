/* Measures the product against bare servers in the same run and prints one table. See docs/development/bench.md. */
import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from './bench.ts';
import { type Line, printLines } from './print-lines.ts';
import { type FilledData, prepareData } from './prepare-data.ts';
import { createRandom } from '../random.ts';
import { newSeed, readOptions, readRows } from '../read-options.ts';
import { measureRow, rows, rowsOnRequest, rowsWithoutCatalogue } from './rows/index.ts';
import { runProgram, type Undo } from '../product/undo.ts';

const usage = `npm run bench -- [--listings 100000] [--only row,row] [--keep folder] [--data folder] [--rounds 9] [--seconds 60] [--visits 50] [--seed number]`;

const load = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

const noCatalogue: FilledData = { dataDir: '', story: 'none of them needed' };

async function measure(undo: Undo): Promise<boolean> {
  const typed = readOptions(process.argv.slice(2), {
    listings: { least: 100 },
    only: 'text',
    keep: 'text',
    data: 'text',
    rounds: { least: 1 },
    seconds: { least: 10 },
    visits: { least: 1 },
    seed: { least: 0 },
  });
  const { listings = 100_000, rounds = 9, seconds = 60, visits = 50, seed = newSeed() } = typed;
  const only = readRows(typed.only, Object.keys(rows));
  const before = load();
  const names = Object.keys(rows).filter((name) =>
    only.length === 0 ? !rowsOnRequest.has(name) : only.includes(name),
  );
  const { dataDir, story } = names.every((name) => rowsWithoutCatalogue.has(name))
    ? noCatalogue
    : await prepareData(typed.keep, listings, undo);
  const bench: Bench = {
    dataDir,
    shownData: typed.data ?? null,
    listings,
    rounds,
    seconds,
    visits,
    undo,
    random: createRandom(seed),
  };
  const lines: Line[] = [];
  for (const name of names) {
    const started = performance.now();
    process.stderr.write(`${name} … `);
    lines.push(...(await measureRow(name, bench)));
    process.stderr.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  console.log(`
${listings.toLocaleString('en')} listings, ${story}; seed ${seed}, ${rounds} rounds
${availableParallelism()} processors, load average before ${before}, after ${load()}; Node.js ${process.version}
CPU in milliseconds as p50 / p95; × is the median of paired ratios, to the bare prepared query · to the bare server

${printLines(lines)}
`);
  return true;
}

await runProgram(usage, measure);
