/* Kills one part of a whole site after the other while visitors are there. See docs/development/trial.md. */
import { cpus, loadavg, totalmem } from 'node:os';
import { createRandom } from '../random.ts';
import { createUndo, undoOnSignals } from '../product/undo.ts';
import { runKills } from './kills/run-kills.ts';
import { openSite } from './open-site.ts';
import { printCounts, printKills } from './outcome/print-kills.ts';
import { printRate, runRate } from './rate/run-rate.ts';
import { type Options, readOptions, usage } from './read-options.ts';
import { starveSite } from './starve-site.ts';
import { seeSights } from '../visitors/see-sights.ts';

const undo = createUndo();
const isInterrupted = undoOnSignals(undo);
const started = performance.now();

function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text} …\n`);
}

/** @returns whether all held */
async function run(options: Options): Promise<boolean> {
  const { only, seed } = options;
  const random = createRandom(seed);
  const opened = await openSite(options.firstPort, undo, say);
  const { site, missing } = options.starved
    ? await starveSite(opened, random, undo)
    : { site: opened, missing: [] };

  const database = await site.postgres.open();
  const sights = await seeSights(site.front.port, database.pool);
  await database.close();
  const ground = { site, sights, options, random, undo, say };
  const scarce = options.starved
    ? ['starved', ...missing.map((what) => `but not the ${what}`)]
    : [];
  console.log(`\n${[...scarce, describeRun(options)].join('; ')}`);
  if (only.includes('rate')) console.log(`\n${printRate(await runRate(ground))}`);
  if (!only.includes('kills')) return true;
  const { lines, counts, broken, faults } = await runKills(ground);
  console.log(`\n${printKills(lines)}\n\n${printCounts(counts, broken)}`);
  if (faults.length > 0) console.log(`\nWhat went wrong, some of it:\n- ${faults.join('\n- ')}`);
  return broken.length === 0 && lines.every((line) => line.broken.length === 0);
}

function describeRun({ visitsPerSecond, requestsPerSecond, seed }: Options): string {
  const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const visitors = `${visitsPerSecond} visits and ${requestsPerSecond} requests a second`;
  return `${machine}, ${load}; Node.js ${process.version}; ${visitors}; seed ${seed}`;
}

try {
  if (!(await run(readOptions(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  // On an interrupt, everything in progress fails; the run has already been told to end.
  if (!isInterrupted()) {
    console.error(error instanceof Error ? `\n  ${error.stack}\n\n${usage}` : error);
    process.exitCode = 1;
  }
} finally {
  await undo.run();
}
