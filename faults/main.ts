/* Breaks everything around the running product, and prints what became of its requests. See docs/operations/faults.md. */
import { loadavg } from 'node:os';
import { createRandom } from '@orendi/bench/random';
import { createUndo, undoOnSignals } from '@orendi/bench/undo';
import type { FaultLine } from './fault-line.ts';
import type { Ground } from './ground.ts';
import { printLines } from './print-lines.ts';
import { type Options, readOptions, usage } from './read-options.ts';
import { rows } from './rows/index.ts';
import { presentTotals } from './rows/kills.ts';
import { makeTemplate, type Template } from './shop/make-template.ts';
import { countKills, readTotals } from './totals.ts';

const undo = createUndo();
const isInterrupted = undoOnSignals(undo);

/** @returns whether the product held */
async function run({ only, kills, totals, seed }: Options): Promise<boolean> {
  let template: Promise<Template> | undefined;
  const ground: Ground = {
    undo,
    random: createRandom(seed),
    kills,
    totals,
    template: () => (template ??= makeTemplate(undo)),
  };
  const names = Object.keys(rows).filter((name) => only.length === 0 || only.includes(name));
  const lines: FaultLine[] = [];
  for (const name of names) {
    const started = performance.now();
    process.stderr.write(`${name} … `);
    lines.push(...(await runRow(name, ground)));
    process.stderr.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  const all = await readTotals(totals);
  if (names.includes('kills')) lines.push(presentTotals(`all runs, ${countKills(all)} kills`, all));
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  console.log(
    `\nseed ${seed}; load average ${load}; Node.js ${process.version}\n\n${printLines(lines)}\n`,
  );
  return lines.every(({ broken }) => broken.length === 0);
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
