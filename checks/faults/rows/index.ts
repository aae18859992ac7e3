import type { Fault } from '../fault.ts';
import { bodies, junk, pages, slow } from './clients.ts';
import { clock } from './clock.ts';
import { database, replica, silent, standby, urls } from './database.ts';
import { disk } from './disks.ts';
import { kills } from './kills.ts';
import { smtp } from './mail.ts';
import { s3, uploads } from './pictures.ts';
import { restore, stop, two, worker } from './processes.ts';
import { readNumber, readOptions, readRows, readSeed } from '../../read-options.ts';

/** Everything that can go wrong, by the names that `--only` accepts. */
export const rows: Record<string, Fault | Fault[]> = {
  kills,
  silent,
  database,
  smtp,
  disk,
  s3,
  clock,
  slow,
  uploads,
  stop,
  two,
  standby,
  replica,
  urls,
  restore,
  worker,
  junk,
  bodies,
  pages,
};

/** Left out of a starved run without `--only`: they take long there, and would show what others do. */
const skippedStarved = new Set(['silent', 'clock', 'uploads', 'two']);

/**
 * `--kills` without `--only` runs nothing but kills.
 * @throws WrongOption
 */
export function readFaultOptions(args: string[]) {
  const typed = readOptions(args, ['only', 'kills', 'seed'], ['starved']);
  const { starved = false } = typed;
  const times = readNumber(typed, 'kills', 1, starved ? 8 : 20);
  const seed = readSeed(typed);
  const all = Object.keys(rows);
  const only = readRows(typed.only ?? (typed.kills === undefined ? '' : 'kills'), all);
  const most = all.filter((name) => !starved || !skippedStarved.has(name));
  return { names: only.length > 0 ? only : most, kills: times, starved, seed };
}
