import { parseArgs } from 'node:util';

/** Tells the person who typed the options what to put right. */
export class WrongOption extends Error {}

type Kind = 'text' | 'switch' | { least: number };

type Values<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends 'switch'
    ? boolean
    : (Kinds[Name] extends 'text' ? string : number) | undefined;
};

/**
 * Reads options by their names: texts, switches, and whole numbers of at least so much. Those not typed are undefined.
 * @throws WrongOption
 */
export function readOptions<const Kinds extends Record<string, Kind>>(
  args: string[],
  kinds: Kinds,
): Values<Kinds> {
  const all = Object.entries(kinds);
  const options = all.map(([name, kind]) => {
    return [name, { type: kind === 'switch' ? 'boolean' : 'string' }] as const;
  });
  const { values } = parseTyped(args, Object.fromEntries(options));
  const read = all.map(([name, kind]) => {
    const value = values[name];
    if (kind === 'switch') return [name, value === true];
    if (kind === 'text' || value === undefined) return [name, value];
    return [name, readWholeNumber(name, value, kind.least)];
  });
  return Object.fromEntries(read) as Values<Kinds>;
}

function parseTyped(args: string[], options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new WrongOption((error as Error).message);
  }
}

function readWholeNumber(name: string, text: unknown, least: number): number {
  const value = Number(text);
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

/** Six digits, so that a run can be repeated from what it prints. */
export const newSeed = () => Date.now() % 1_000_000;
