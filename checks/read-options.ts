import { parseArgs } from 'node:util';

/** Tells the person who typed the options what to put right. */
export class WrongOption extends Error {}

/**
 * Reads options by their names: those with a text, and those without.
 * @throws WrongOption
 */
export function readOptions<Text extends string, Flag extends string = never>(
  args: string[],
  texts: readonly Text[],
  flags: readonly Flag[] = [],
) {
  const typed = (names: readonly string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const);
  const options = [...typed(texts, 'string'), ...typed(flags, 'boolean')];
  try {
    const { values } = parseArgs({ args, options: Object.fromEntries(options) });
    return values as Partial<Record<Text, string> & Record<Flag, boolean>>;
  } catch (error) {
    throw new WrongOption((error as Error).message);
  }
}

/**
 * A whole number of at least so much; the usual one where none was typed.
 * @throws WrongOption
 */
export function readNumber<Name extends string>(
  typed: { [Option in Name]?: string },
  name: Name,
  least: number,
  usual: number,
): number {
  const value = Number(typed[name] ?? usual);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new WrongOption(`--${name} takes a whole number of at least ${least}.`);
}

/**
 * The rows that `--only` names; none without it.
 * @throws WrongOption when there is no such row
 */
export function readRows(only: string | undefined, rows: readonly string[]): string[] {
  const names = (only ?? '').split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !rows.includes(name));
  if (unknown.length === 0) return names;
  throw new WrongOption(`There is no row ${unknown.join(', ')}; there are ${rows.join(', ')}.`);
}

/** A seed of six digits if none was typed, so that a run can be repeated from what it prints. */
export const readSeed = (typed: { seed?: string }) =>
  readNumber(typed, 'seed', 0, Date.now() % 1_000_000);
