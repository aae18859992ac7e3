/* Kills one part of a whole site after the other while visitors are there. See docs/development/trial.md. */
import { printTables, verdictOf } from '../print/print-tables.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { createRandom } from '../random.ts';
import { newSeed, readOptions, WrongOption } from '../read-options.ts';
import { describeMachine } from '../run-rows.ts';
import { kills, nothing, primaryKill } from './kills/kills.ts';
import { runKills } from './kills/run-kills.ts';
import { openSite } from './open-site.ts';
import { showErrors, showWaits } from './outcome.ts';
import { showCounts } from '../visitors/count-forms.ts';
import { readShopContent } from '../visitors/shop-content.ts';
import { visitShop } from '../visitors/visit-shop.ts';

const usage =
  'npm run trial -- [--failover patroni] [--minutes 4] [--visits 20] [--requests 3] [--port 4700] [--seed number]';

const started = performance.now();

function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text} …\n`);
}

/** @returns whether all held */
async function run(undo: Undo): Promise<boolean> {
  const typed = readOptions(process.argv.slice(2), {
    failover: 'text',
    minutes: { least: 2 },
    visits: { least: 1 },
    requests: { least: 1 },
    port: { least: 1_024 },
    seed: { least: 0 },
  });
  const { failover, minutes = 4, visits = 20, requests = 3, port = 4700, seed = newSeed() } = typed;
  if (![undefined, 'patroni'].includes(failover)) throw new WrongOption('--failover is patroni.');
  const site = await openSite(port, undo, say);
  const database = await site.postgres.open();
  const content = await readShopContent(site.front.port, database);
  await database.close();
  console.log(
    `\n${visits} visits and ${requests} requests a second; seed ${seed}; ${describeMachine()}`,
  );
  const visitors = visitShop({
    port: site.front.port,
    content,
    random: createRandom(seed),
    visitsPerSecond: visits,
    requestsPerSecond: requests,
  });
  // A failover is the kill of the primary alone.
  const chosen = [nothing, ...(failover ? [primaryKill] : kills)];
  const lineMs = (minutes * 60_000) / chosen.length;
  const { lines, counts, broken, faults } = await runKills(site, visitors, chosen, lineMs, say);
  const became = { ...showCounts(counts), verdict: verdictOf(broken) };
  const all = [...lines.map(showErrors), ...lines.map(showWaits), became];
  console.log(`\n${printTables(all)}`);
  if (faults.length > 0) console.log(`\nWhat went wrong, some of it:\n- ${faults.join('\n- ')}`);
  return broken.length === 0 && lines.every((line) => line.broken.length === 0);
}

await runProgram(usage, run);
