import { join, resolve } from 'node:path';
import { newSeed, readOptions, readRows } from '../read-options.ts';

export type FaultOptions = ReturnType<typeof readFaultOptions>;

export const usage =
  'npm run faults -- [--only row,row] [--kills 20] [--starved] [--totals checks/faults/totals.json] [--seed number]';

/**
 * `--kills` without `--only` runs nothing but kills.
 * @throws WrongOption
 */
export function readFaultOptions(args: string[], rows: string[]) {
  const typed = readOptions(args, {
    only: 'text',
    kills: { least: 1 },
    starved: 'switch',
    totals: 'text',
    seed: { least: 0 },
  });
  const { starved, seed = newSeed(), totals = join(import.meta.dirname, 'totals.json') } = typed;
  return {
    /** Names of rows; all when empty. */
    only: readRows(typed.only ?? (typed.kills === undefined ? '' : 'kills'), rows),
    kills: typed.kills ?? (starved ? 8 : 20),
    /** Whether processor, disk and network are scarce. */
    starved,
    /** The file that holds the totals of all runs with kills. */
    totals: resolve(totals),
    seed,
  };
}
