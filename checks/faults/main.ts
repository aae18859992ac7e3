/* Breaks everything around the running product, and prints what became of its requests. See docs/development/faults.md. */
import { loadavg } from 'node:os';
import { createRandom, type Random } from '../random.ts';
import { createUndo, undoOnSignals } from '../product/undo.ts';
import type { FaultLine } from './outcome.ts';
import { printLines } from './print-lines.ts';
import { type Options, readOptions, usage } from './read-options.ts';
import { rows, skippedStarved } from './rows/index.ts';
import { presentTotals } from './rows/kills.ts';
import { limitGroup } from '../machine/limit-group.ts';
import { startSlowRelay } from '../machine/slow-relay.ts';
import type { Ground, Starving } from './shop/open-fault-shop.ts';
import { makeTemplate, type Template } from './shop/make-template.ts';
import { countKills, readTotals } from './totals.ts';

/** How many kills the product is to have survived in all runs together. */
const wantedKills = 1_000;

const undo = createUndo();
const isInterrupted = undoOnSignals(undo);

/** @returns whether the product held */
async function run({ only, kills, starved, totals, seed }: Options): Promise<boolean> {
  let template: Promise<Template> | undefined;
  const random = createRandom(seed);
  const starving = starved ? starve(random) : null;
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
  for (const name of names) {
    const started = performance.now();
    process.stderr.write(`${name} … `);
    lines.push(...(await runRow(name, ground)));
    process.stderr.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  const all = await readTotals(totals);
  if (names.includes('kills'))
    lines.push(presentTotals(`all runs, ${countKills(all)} of ${wantedKills} kills`, all));
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  const scarce = starving ? `starved${starving.missing}; ` : '';
  console.log(
    `\n${scarce}seed ${seed}; load average ${load}; Node.js ${process.version}\n\n${printLines(lines)}\n`,
  );
  return lines.every(({ broken }) => broken.length === 0);
}

/** A quarter of a processor and 2 MB/s of disk for the product and its database, and a slow network before it. */
function starve(random: Random): Starving {
  const limits = { share: 0.25, diskBytes: 2_000_000 };
  const group = limitGroup(`orendi-faults-${process.pid}`, limits, undo);
  const missing = group.missing.length > 0 ? `, but not limited: ${group.missing.join(', ')}` : '';
  return { group, missing, relay: (port, ending) => startSlowRelay(port, random, ending) };
}

/** A row that fails is a line of the table too. */
async function runRow(name: string, ground: Ground): Promise<FaultLine[]> {
  try {
    return (await rows[name]?.(ground)) ?? [];
  } catch (error) {
    if (isInterrupted()) throw error;
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const [reason] = String(error).split('\n');
    return [{ fault: name, seconds: null, broken: [`could not be finished: ${reason}`] }];
  }
}

try {
  if (!(await run(readOptions(process.argv.slice(2), Object.keys(rows))))) process.exitCode = 1;
} catch (error) {
  // On an interrupt, every fault in progress fails; the run has already been told to end.
  if (!isInterrupted()) {
    console.error(error instanceof Error ? `\n  ${error.stack}\n\n${usage}` : error);
    process.exitCode = 1;
  }
} finally {
  await undo.run();
}
