/* Kills one part of a whole site after the other while visitors are there. See docs/development/trial.md. */
import { printTables, verdictOf } from '../print/print-tables.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { createRandom } from '@orendi/demo/catalogue/random';
import { readNumber, readOptions, readSeed, WrongOption } from '../read-options.ts';
import { describeMachine } from '../run-rows.ts';
import { kills, nothing, primaryKill, runKills } from './kills.ts';
import { openSite } from './open-site.ts';
import { showErrors, showWaits } from './outcome.ts';
import { showCounts } from '../visitors/count-forms.ts';

const usage =
  'npm run trial -- [--failover patroni] [--starved] [--minutes 4] [--visits 20] [--requests 3] [--port 4700] [--seed number]';

const started = performance.now();

function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text} …\n`);
}

/** @returns whether all held */
async function run(undo: Undo): Promise<boolean> {
  const texts = ['failover', 'minutes', 'visits', 'requests', 'port', 'seed'] as const;
  const typed = readOptions(process.argv.slice(2), texts, ['starved']);
  const { failover, starved = false } = typed;
  const minutes = readNumber(typed, 'minutes', 2, 4);
  const visits = readNumber(typed, 'visits', 1, starved ? 4 : 20);
  const requests = readNumber(typed, 'requests', 1, starved ? 1 : 3);
  const firstPort = readNumber(typed, 'port', 1_024, 4_700);
  const seed = readSeed(typed);
  if (![undefined, 'patroni'].includes(failover)) throw new WrongOption('--failover is patroni.');
  const random = createRandom(seed);
  const site = await openSite({ firstPort, isStarved: starved, random, undo, say });
  const missing = site.notScarce.map((what) => `but not the ${what}`);
  const scarcity = starved ? ['starved', ...missing] : [];
  const load = `${visits} visits and ${requests} requests a second`;
  console.log(`\n${[...scarcity, load, `seed ${seed}`, describeMachine()].join('; ')}`);
  // A failover is the kill of the primary alone.
  const chosen = [nothing, ...(failover ? [primaryKill] : kills)];
  const traffic = { visitsPerSecond: visits, requestsPerSecond: requests };
  const ran = await runKills(site, chosen, minutes * 60_000, traffic);
  const { lines, counts, broken, faults } = ran;
  const became = { ...showCounts(counts), verdict: verdictOf(broken) };
  const all = [...lines.map(showErrors), ...lines.map(showWaits), became];
  console.log(`\n${printTables(all)}`);
  if (faults.length > 0) console.log(`\nWhat went wrong, some of it:\n- ${faults.join('\n- ')}`);
  return broken.length === 0 && lines.every((line) => line.broken.length === 0);
}

await runProgram(usage, run);
