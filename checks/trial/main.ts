/* Kills one part of a whole site after the other while visitors are there. See docs/development/trial.md. */
import { cpus, loadavg, totalmem } from 'node:os';
import { runProgram, type Undo } from '../product/undo.ts';
import { createRandom } from '../random.ts';
import { runKills } from './kills/run-kills.ts';
import { openSite } from './open-site.ts';
import { printCounts, printKills } from './outcome.ts';
import { printRate, runRate } from './rate.ts';
import { readTrialOptions, type TrialOptions, usage } from './read-options.ts';
import { starveSite } from './starve-site.ts';
import { readShopContent } from '../visitors/shop-content.ts';

const started = performance.now();

function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text} …\n`);
}

/** @returns whether all held */
async function run(undo: Undo): Promise<boolean> {
  const options = readTrialOptions(process.argv.slice(2));
  const { only, seed } = options;
  const random = createRandom(seed);
  const opened = await openSite(options.firstPort, undo, say);
  const { site, missing } = options.starved
    ? await starveSite(opened, random, undo)
    : { site: opened, missing: [] };

  const database = await site.postgres.open();
  const content = await readShopContent(site.front.port, database.pool);
  await database.close();
  const trial = { site, content, options, random, undo, say };
  const scarce = options.starved
    ? ['starved', ...missing.map((what) => `but not the ${what}`)]
    : [];
  console.log(`\n${[...scarce, describeRun(options)].join('; ')}`);
  if (only !== 'kills') console.log(`\n${printRate(await runRate(trial))}`);
  if (only === 'rate') return true;
  const { lines, counts, broken, faults } = await runKills(trial);
  console.log(`\n${printKills(lines)}\n\n${printCounts(counts, broken)}`);
  if (faults.length > 0) console.log(`\nWhat went wrong, some of it:\n- ${faults.join('\n- ')}`);
  return broken.length === 0 && lines.every((line) => line.broken.length === 0);
}

function describeRun({ visitsPerSecond, requestsPerSecond, seed }: TrialOptions): string {
  const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const visitors = `${visitsPerSecond} visits and ${requestsPerSecond} requests a second`;
  return `${machine}, ${load}; Node.js ${process.version}; ${visitors}; seed ${seed}`;
}

await runProgram(usage, run);
