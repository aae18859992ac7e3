import type { FaultLine } from '../outcome.ts';
import { breakMail } from './break-mail.ts';
import { breakS3 } from './break-s3.ts';
import { fillDisks } from './fill-disks.ts';
import { killAll } from './kills.ts';
import { silenceConnections } from './silent-connections.ts';
import { stopDatabase } from './stop-database.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { killOneOfTwo } from './kill-one-of-two.ts';
import type { Ground } from '../shop/open-fault-shop.ts';
import { newSeed, readOptions, readRows } from '../../read-options.ts';

/** Everything that can go wrong, by the names that `--only` accepts. */
export const rows: Record<string, (ground: Ground) => Promise<FaultLine[]>> = {
  kills: killAll,
  silent: silenceConnections,
  database: stopDatabase,
  smtp: breakMail,
  disk: fillDisks,
  s3: breakS3,
  stop: stopUnderLoad,
  two: killOneOfTwo,
};

/** Left out of a starved run without `--only`: they take long there, and would show what others do. */
const skippedStarved = new Set(['silent', 'two']);

/**
 * `--kills` without `--only` runs nothing but kills.
 * @throws WrongOption
 */
export function readFaultOptions(args: string[]) {
  const typed = readOptions(args, {
    only: 'text',
    kills: { least: 1 },
    starved: 'switch',
    seed: { least: 0 },
  });
  const { starved, kills = starved ? 8 : 20, seed = newSeed() } = typed;
  const all = Object.keys(rows);
  const only = readRows(typed.only ?? (typed.kills === undefined ? '' : 'kills'), all);
  const usual = all.filter((name) => !starved || !skippedStarved.has(name));
  return { names: only.length > 0 ? only : usual, kills, starved, seed };
}
