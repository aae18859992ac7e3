import { parseArgs } from 'node:util';
import { readWholeNumber } from '../read-whole-number.ts';

export interface Options {
  listings: number;
  /** Names of rows; all when empty. */
  only: string[];
  /** A folder in which the filled catalogue is kept for later runs. Null: a temporary one. */
  keep: string | null;
  /** A data folder to view in a browser. Null: the demo. */
  data: string | null;
  rounds: number;
  /** For how long a shop is visited (rows smallest and steady). */
  seconds: number;
  /** How often it is visited in a second. */
  visits: number;
  seed: number;
}

export const usage = `npm run bench -- [--listings 100000] [--only row,row] [--keep folder] [--data folder] [--rounds 9] [--seconds 60] [--visits 50] [--seed number]`;

/** @throws Error with a sentence for the person who typed it */
export function readOptions(args: string[], rows: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      listings: { type: 'string', default: '100000' },
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
      data: { type: 'string' },
      rounds: { type: 'string', default: '9' },
      seconds: { type: 'string', default: '60' },
      visits: { type: 'string', default: '50' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const only = values.only.split(',').filter((name) => name !== '');
  const unknown = only.filter((name) => !rows.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no row ${unknown.join(', ')}; there are ${rows.join(', ')}.`);
  }
  return {
    listings: readWholeNumber('listings', values.listings, 100),
    only,
    keep: values.keep ?? null,
    data: values.data ?? null,
    rounds: readWholeNumber('rounds', values.rounds, 1),
    seconds: readWholeNumber('seconds', values.seconds, 10),
    visits: readWholeNumber('visits', values.visits, 1),
    seed: readWholeNumber('seed', values.seed, 0),
  };
}
