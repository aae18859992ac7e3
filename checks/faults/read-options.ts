import { newSeed, readOptions, readRows } from '../read-options.ts';

export const usage = 'npm run faults -- [--only row,row] [--kills 20] [--starved] [--seed number]';

/**
 * `--kills` without `--only` runs nothing but kills.
 * @throws WrongOption
 */
export function readFaultOptions(args: string[], rows: string[]) {
  const typed = readOptions(args, {
    only: 'text',
    kills: { least: 1 },
    starved: 'switch',
    seed: { least: 0 },
  });
  const { starved, kills = starved ? 8 : 20, seed = newSeed() } = typed;
  const only = typed.only ?? (typed.kills === undefined ? '' : 'kills');
  /** Only these rows; all when empty. */
  return { only: readRows(only, rows), kills, starved, seed };
}
