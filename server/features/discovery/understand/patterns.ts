import type { FacetName, FilterName } from '@orendi/contract/listing-filters';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { isEnd, type Token } from './tokens.ts';

interface Reading {
  /** The token behind it. */
  end: number;
}

/** Reads what begins at a token; null if it is not there. */
export type Reader<Read extends Reading = Reading> = (
  tokens: readonly Token[],
  at: number,
) => Read | null;

/** Reads one behind the other what the last of them gives. */
export const inTurn =
  <Read extends Reading>(...steps: readonly [...Reader[], Reader<Read>]): Reader<Read> =>
  (tokens, at) => {
    let reading: Reading | null = { end: at };
    for (const read of steps) reading = reading && read(tokens, reading.end);
    return reading as Read | null;
  };

/** Reads the first of these that is there. */
export const either =
  <Read extends Reading>(...readers: readonly Reader<Read>[]): Reader<Read> =>
  (tokens, at) =>
    readers.reduce<Read | null>((found, read) => found ?? read(tokens, at), null);

/** Reads nothing where it is not there. */
export const maybe =
  <Read extends Reading>(read: Reader<Read>): Reader<Partial<Read> & Reading> =>
  (tokens, at) =>
    read(tokens, at) ?? ({ end: at } as Partial<Read> & Reading);

/** Reads nothing, and only where something is not there. */
export const no =
  (read: Reader): Reader =>
  (tokens, at) =>
    read(tokens, at) ? null : { end: at };

/** Reads only what this holds for. */
export const where =
  <Read extends Reading>(
    read: Reader<Read>,
    holds: (reading: Read, tokens: readonly Token[]) => boolean,
  ): Reader<Read> =>
  (tokens, at) => {
    const reading = read(tokens, at);
    return reading && holds(reading, tokens) ? reading : null;
  };

/** Reads each place of a text only once. */
export function kept<Read>(read: (tokens: readonly Token[], at: number) => Read): typeof read {
  let text: readonly Token[] = [];
  let readings: Read[] = [];
  return (tokens, at) => {
    if (tokens !== text) [text, readings] = [tokens, []];
    const known = readings[at];
    return known === undefined ? (readings[at] = read(tokens, at)) : known;
  };
}

/** A token that this holds for. */
export const token =
  (holds: (token: Token) => boolean): Reader =>
  (tokens, at) =>
    tokens[at] && holds(tokens[at]) ? { end: at + 1 } : null;

const number = token(({ kind }) => kind === 'number');
/** May follow a word: `max. 600`, `çmimi: 600`. */
export const mark = maybe(token(({ text }) => text === '.' || text === ':' || text === '='));

/** The end of what was read before it: not behind the `160` of `160x200`. */
export const whole: Reader = (tokens, at) => (isEnd(tokens, at) ? { end: at } : null);

/** A phrase behind a number, unless another number follows to which it belongs: `600 euro max 240 cm`. */
export const behindNumber = <Read extends Reading>(phrase: Reader<Read>, between = mark) =>
  where(phrase, ({ end }, tokens) => !inTurn(between, number)(tokens, end));

export type StatedFilters = Partial<Pick<SearchQuery, Exclude<FilterName, FacetName>>>;

export interface Meaning {
  /** Null for what looks like a limit and states none, and has to stay words as a whole: `min 200 cm`. */
  filters: StatedFilters | null;
  /** The words stay, and this town answers them as well: `Milano` of `divan Milano`. */
  orTown?: string;
  /** Only this number of the words is searched for: `160` of `gjerësi 160 cm`, which names a bed. */
  number?: number;
  /** Counts only beside a limit of the length: how deep a piece may be. */
  needsLength?: true;
}
export type Rule = Reader<Meaning & Reading>;

type Found<Steps extends Record<string, Reader>> = Reading & {
  [Name in keyof Steps]: Steps[Name] extends Reader<infer Read> ? Read : never;
};

/**
 * Words that look like this, one step behind the other, mean that.
 * @param means null if these words mean nothing here
 */
export function rule<Steps extends Record<string, Reader>>(
  looks: Steps,
  means: (found: Found<Steps>, tokens: readonly Token[], at: number) => Meaning | null,
): Rule {
  const steps = Object.entries(looks);
  return (tokens, at) => {
    const found: Record<string, unknown> = {};
    let end = at;
    for (const [name, read] of steps) {
      const reading = read(tokens, end);
      if (!reading) return null;
      found[name] = reading;
      end = reading.end;
    }
    const meaning = means({ ...found, end } as Found<Steps>, tokens, at);
    return meaning && { ...meaning, end };
  };
}
