import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readWholeNumber } from '../read-whole-number.ts';

export type Options = ReturnType<typeof readOptions>;

export const usage =
  'npm run faults -- [--only row,row] [--kills 20] [--starved] [--totals checks/faults/totals.json] [--seed number]';

/**
 * `--kills` without `--only` runs nothing but kills.
 * @throws Error with a sentence for the person who typed it
 */
export function readOptions(args: string[], rows: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      kills: { type: 'string' },
      starved: { type: 'boolean', default: false },
      totals: { type: 'string', default: join(import.meta.dirname, 'totals.json') },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const only = (values.only ?? (values.kills === undefined ? '' : 'kills'))
    .split(',')
    .filter((name) => name !== '');
  const unknown = only.filter((name) => !rows.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no row ${unknown.join(', ')}; there are ${rows.join(', ')}.`);
  }
  return {
    /** Names of rows; all when empty. */
    only,
    kills: readWholeNumber('kills', values.kills ?? (values.starved ? '8' : '20'), 1),
    /** Whether processor, disk and network are scarce. */
    starved: values.starved,
    /** The file that holds the totals of all runs with kills. */
    totals: resolve(values.totals),
    seed: readWholeNumber('seed', values.seed, 0),
  };
}
