/* Breaks everything around the running product, and prints what became of its requests. See docs/development/faults.md. */
import { loadavg } from 'node:os';
import { type FaultLine, printLines } from './outcome.ts';
import { type FaultOptions, readFaultOptions, usage } from './read-options.ts';
import { rows, skippedStarved } from './rows/index.ts';
import { presentTotals } from './rows/kills.ts';
import { makeTemplate, type Template } from './shop/make-template.ts';
import type { Ground, Starving } from './shop/open-fault-shop.ts';
import { countKills, readTotals } from './totals.ts';
import { limitGroup } from '../machine/limit-group.ts';
import { startSlowRelay } from '../machine/slow-relay.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { createRandom, type Random } from '../random.ts';

/** How many kills the product is to have survived in all runs together. */
const wantedKills = 1_000;

/** @returns whether the product held */
async function run(undo: Undo, isInterrupted: () => boolean): Promise<boolean> {
  const options = readFaultOptions(process.argv.slice(2), Object.keys(rows));
  const { only, kills, starved, totals, seed } = options;
  let template: Promise<Template> | undefined;
  const random = createRandom(seed);
  const starving = starved ? starve(random, undo) : null;
  const ground: Ground = {
    undo,
    random,
    starving,
    kills,
    totals,
    template: () => (template ??= makeTemplate(undo)),
  };
  const usual = Object.keys(rows).filter((name) => !starved || !skippedStarved.includes(name));
  const names = only.length === 0 ? usual : only;
  const lines: FaultLine[] = [];
  try {
    for (const name of names) {
      const started = performance.now();
      process.stderr.write(`${name} … `);
      lines.push(...(await runRow(name, ground, isInterrupted)));
      process.stderr.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
    }
  } finally {
    // Also the rows before an interrupt, as a whole run takes long.
    await printTable(lines, options, starving);
  }
  return lines.every(({ broken }) => broken.length === 0);
}

async function printTable(
  lines: FaultLine[],
  { only, seed, totals }: FaultOptions,
  starving: Starving | null,
): Promise<void> {
  const all = await readTotals(totals);
  if (only.length === 0 || only.includes('kills'))
    lines.push(presentTotals(`all runs, ${countKills(all)} of ${wantedKills} kills`, all));
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  const scarce = starving ? `starved${starving.missing}; ` : '';
  console.log(
    `\n${scarce}seed ${seed}; load average ${load}; Node.js ${process.version}\n\n${printLines(lines)}\n`,
  );
}

/** A quarter of a processor and 2 MB/s of disk for the product and its database, and a slow network before it. */
function starve(random: Random, undo: Undo): Starving {
  const limits = { share: 0.25, diskBytes: 2_000_000 };
  const group = limitGroup(`orendi-faults-${process.pid}`, limits, undo);
  const missing = group.missing.length > 0 ? `, but not limited: ${group.missing.join(', ')}` : '';
  return { group, missing, relay: (port, ending) => startSlowRelay(port, random, ending) };
}

/** A row that fails is a line of the table too. */
async function runRow(
  name: string,
  ground: Ground,
  isInterrupted: () => boolean,
): Promise<FaultLine[]> {
  try {
    return (await rows[name]?.(ground)) ?? [];
  } catch (error) {
    if (isInterrupted()) throw error;
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const [reason] = String(error).split('\n');
    return [{ fault: name, seconds: null, broken: [`could not be finished: ${reason}`] }];
  }
}

await runProgram(usage, run);
