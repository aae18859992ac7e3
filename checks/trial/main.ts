/* Kills one part of a whole site after the other while visitors are there. See docs/development/trial.md. */
import { printTables, verdictOf } from '../print/print-tables.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { createRandom } from '../random.ts';
import { describeMachine } from '../run-rows.ts';
import { runKills } from './kills/run-kills.ts';
import { openSite } from './open-site.ts';
import { showErrors, showWaits } from './outcome.ts';
import { printRate, runRate } from './rate.ts';
import { readTrialOptions, usage } from './read-options.ts';
import { starveSite } from './starve-site.ts';
import type { Trial } from './trial.ts';
import { showCounts } from '../visitors/count-forms.ts';
import { readShopContent } from '../visitors/shop-content.ts';

const started = performance.now();

function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text} …\n`);
}

/** @returns whether all held */
async function run(undo: Undo): Promise<boolean> {
  const options = readTrialOptions(process.argv.slice(2));
  const { only, seed, starved, visitsPerSecond, requestsPerSecond } = options;
  const random = createRandom(seed);
  const opened = await openSite(options.firstPort, undo, say);
  const { site, missing } = starved
    ? await starveSite(opened, random, undo)
    : { site: opened, missing: [] };

  const database = await site.postgres.open();
  const content = await readShopContent(site.front.port, database);
  await database.close();
  const trial: Trial = { site, content, options, random, undo, say };
  const scarce = [...missing].map((what) => `, but not the ${what}`).join('');
  const visitors = `${visitsPerSecond} visits and ${requestsPerSecond} requests a second`;
  const head = `${starved ? `starved${scarce}; ` : ''}${visitors}; seed ${seed}; ${describeMachine()}`;
  console.log(`\n${head}`);
  if (only !== 'kills') console.log(`\n${printRate(await runRate(trial))}`);
  if (only === 'rate') return true;
  const { lines, counts, broken, faults } = await runKills(trial);
  const became = { ...showCounts(counts), verdict: verdictOf(broken) };
  const all = [...lines.map(showErrors), ...lines.map(showWaits), became];
  console.log(`\n${printTables(all)}`);
  if (faults.length > 0) console.log(`\nWhat went wrong, some of it:\n- ${faults.join('\n- ')}`);
  return broken.length === 0 && lines.every((line) => line.broken.length === 0);
}

await runProgram(usage, run);
