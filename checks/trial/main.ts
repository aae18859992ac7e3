/* Kills one part of a whole site after the other while visitors are there. See docs/development/trial.md. */
import { printTables, verdictOf } from '../print/print-tables.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { createRandom } from '../random.ts';
import { newSeed, readOptions, readRows, WrongOption } from '../read-options.ts';
import { describeMachine } from '../run-rows.ts';
import { kills, nothing, primaryKill } from './kills/kills.ts';
import { runKills } from './kills/run-kills.ts';
import { openSite } from './open-site.ts';
import { showErrors, showWaits } from './outcome.ts';
import { measureRates } from './rate.ts';
import { starveSite } from './starve-site.ts';
import { showCounts } from '../visitors/count-forms.ts';
import { readShopContent } from '../visitors/shop-content.ts';
import { createVisits } from '../visitors/visit.ts';
import { visitShop } from '../visitors/visit-shop.ts';

const usage =
  'npm run trial -- [--only kills|rate | --failover patroni] [--starved] [--minutes 4] [--visits 20] [--requests 3] [--port 4700] [--seed number]';

/** How many times longer errors may last after a kill where everything is scarce. */
const starvedPatience = 4;

const started = performance.now();

function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text} …\n`);
}

/** @returns whether all held */
async function run(undo: Undo): Promise<boolean> {
  const typed = readOptions(process.argv.slice(2), {
    only: 'text',
    failover: 'text',
    starved: 'switch',
    minutes: { least: 2 },
    visits: { least: 1 },
    requests: { least: 1 },
    port: { least: 1_024 },
    seed: { least: 0 },
  });
  const { failover, starved, minutes = 4, port = 4700, seed = newSeed() } = typed;
  const { visits = starved ? 4 : 20, requests = starved ? 1 : 3 } = typed;
  // A failover is the kill of the primary alone.
  const asked = readRows(failover === undefined ? typed.only : 'kills', ['kills', 'rate']);
  const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
  if (![undefined, 'patroni'].includes(failover)) throw new WrongOption('--failover is patroni.');
  const random = createRandom(seed);
  const site = await openSite(port, undo, say);
  const own = site.fronts.map((front) => front.port);
  const database = await site.postgres.open();
  const content = await readShopContent(own[0] ?? 0, database);
  await database.close();
  const open = { ports: own, missing: [] };
  const { ports, missing } = starved ? await starveSite(site, random, undo) : open;
  const [front = 0] = ports;
  const scarcity = starved ? ['starved', ...missing.map((what) => `but not the ${what}`)] : [];
  const load = `${visits} visits and ${requests} requests a second`;
  console.log(`\n${[...scarcity, load, `seed ${seed}`, describeMachine()].join('; ')}`);
  if (isAsked('rate')) {
    const draw = createVisits(content, random);
    const rates = await measureRates({ site, ports, draw, isStarved: starved, undo, say });
    console.log(`\n${rates}`);
  }
  if (!isAsked('kills')) return true;
  const chosen = [nothing, ...(failover ? [primaryKill] : kills)];
  const lineMs = (minutes * 60_000) / chosen.length;
  const visitors = visitShop({
    port: front,
    content,
    random,
    visitsPerSecond: visits,
    requestsPerSecond: requests,
  });
  const patience = starved ? starvedPatience : 1;
  const trial = { site, visitors, kills: chosen, lineMs, patience, say };
  const { lines, counts, broken, faults } = await runKills(trial);
  const became = { ...showCounts(counts), verdict: verdictOf(broken) };
  const all = [...lines.map(showErrors), ...lines.map(showWaits), became];
  console.log(`\n${printTables(all)}`);
  if (faults.length > 0) console.log(`\nWhat went wrong, some of it:\n- ${faults.join('\n- ')}`);
  return broken.length === 0 && lines.every((line) => line.broken.length === 0);
}

await runProgram(usage, run);
