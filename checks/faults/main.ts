/* Breaks everything around the running product, and prints what became of its requests. See docs/development/faults.md. */
import { type FaultLine, type Outcome, showFault } from './fault.ts';
import { readFaultOptions, rows } from './rows/index.ts';
import { type Ground, makeTemplate, NotRun, type Template } from './shop/open-fault-shop.ts';
import { limitGroup, scarce } from '../machine/limit-group.ts';
import { printTables } from '../print/print-tables.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { createRandom } from '@orendi/demo/catalogue/random';
import { describeMachine, runRows } from '../run-rows.ts';

const usage = 'npm run faults -- [--only row,row] [--kills 20] [--starved] [--seed number]';

/** @returns whether the product held */
async function run(undo: Undo, isInterrupted: () => boolean): Promise<boolean> {
  const { names, kills, starved, seed } = readFaultOptions(process.argv.slice(2));
  const group = starved ? limitGroup(`orendi-faults-${process.pid}`, scarce, undo) : null;
  let template: Promise<Template> | undefined;
  const ground: Ground = {
    undo,
    random: createRandom(seed),
    starving: group,
    kills,
    template: () => (template ??= makeTemplate(undo)),
  };
  const lines: FaultLine[] = [];
  try {
    await runRows(names, async (name) => {
      for (const fault of [rows[name] ?? []].flat()) {
        const outcome = await fault.run(ground).catch((error: unknown): Outcome => {
          if (isInterrupted()) throw error;
          if (error instanceof NotRun) return { broken: [], notRun: error.message };
          process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
          return { broken: [`could not be finished: ${String(error).split('\n', 1)[0]}`] };
        });
        lines.push({ fault: fault.name, ...outcome });
      }
    });
  } finally {
    // Also the rows before an interrupt, as a whole run takes long.
    const missing = group?.missing.map((what) => `, but not the ${what}`).join('') ?? '';
    const head = `${starved ? `starved${missing}; ` : ''}seed ${seed}; ${describeMachine()}`;
    console.log(`\n${head}\n\n${printTables(lines.map(showFault))}\n`);
  }
  return lines.every(({ broken }) => broken.length === 0);
}

await runProgram(usage, run);
