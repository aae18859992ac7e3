/* Measures the product against bare servers in the same run and prints one table. See docs/development/bench.md. */
import { availableParallelism, loadavg } from 'node:os';
import type { Ground } from './ground.ts';
import { type Line, printLines } from './print-lines.ts';
import { type FilledData, prepareData } from './prepare-data.ts';
import { createRandom } from '../random.ts';
import { type Options, readOptions, usage } from './read-options.ts';
import { rows, rowsOnRequest, rowsWithoutCatalogue } from './rows/index.ts';
import { createUndo, undoOnSignals } from '../product/undo.ts';

const undo = createUndo();
const isInterrupted = undoOnSignals(undo);

const load = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

const noCatalogue: FilledData = { dataDir: '', story: 'none of them needed' };

async function measure(options: Options): Promise<void> {
  const before = load();
  const { listings, only, rounds, seconds, visits, seed, keep, data } = options;
  const names = Object.keys(rows).filter((name) =>
    only.length === 0 ? !rowsOnRequest.has(name) : only.includes(name),
  );
  const { dataDir, story } = names.every((name) => rowsWithoutCatalogue.has(name))
    ? noCatalogue
    : await prepareData({ listings, keep }, undo);
  const ground: Ground = {
    dataDir,
    shownData: data,
    listings,
    rounds,
    seconds,
    visits,
    undo,
    random: createRandom(seed),
  };
  const lines: Line[] = [];
  for (const [name, measureRow] of Object.entries(rows)) {
    if (!names.includes(name)) continue;
    const started = performance.now();
    process.stderr.write(`${name} … `);
    lines.push(...(await measureRow(ground)));
    process.stderr.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  console.log(`
${listings.toLocaleString('en')} listings, ${story}; seed ${seed}, ${rounds} rounds
${availableParallelism()} processors, load average before ${before}, after ${load()}; Node.js ${process.version}
CPU in milliseconds as p50 / p95; × is the median of paired ratios, to the bare prepared query · to the bare server

${printLines(lines)}
`);
}

try {
  await measure(readOptions(process.argv.slice(2), Object.keys(rows)));
} catch (error) {
  // On an interrupt, every running measurement fails; the run has already been told to end.
  if (!isInterrupted()) {
    console.error(error instanceof Error ? `\n  ${error.message}\n\n${usage}` : error);
    process.exitCode = 1;
  }
} finally {
  await undo.run();
}
