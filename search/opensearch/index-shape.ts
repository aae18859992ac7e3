import { createHash } from 'node:crypto';
import type { AnyOptions } from '../engine.ts';
import type { Field } from '../fields.ts';
import { rankWorths } from '../words/closeness.ts';

/** How an index is kept. */
export interface IndexTuning {
  /** Parts that are spread over the nodes; one if absent. Cannot be changed later. */
  shards?: number;
  /** Copies of each part on other nodes; if absent, one as soon as there is a second node. */
  replicas?: number;
  /** How many matches a search may skip; further pages are reached by going on from there. */
  window?: number;
}

/** Describes an index. */
export type IndexOptions = AnyOptions & IndexTuning;

/*
 * Two sorts of documents are in an index, told apart by `what`: rows, and the words that rows consist of, each once, by
 * which endings and typos are found.
 */
export const sort = { row: 'row', word: 'word' } as const;

/** How many words or rows are looked up at once. */
export const mostAtOnce = 10_000;

const usualWindow = 50_000;
export const windowOf = ({ window }: { window?: number }): number => window ?? usualWindow;

/** The field that holds the words of a rank of texts, which counts from 0. */
export const saidIn = (rank: number) => `said.${rank}`;
export const allSaid = rankWorths.map((_, rank) => saidIn(rank));

/** The field of a row's value. */
export const valueOf = (name: string) => `values.${name}`;
export const amountOf = (name: string) => `values.${name}.amount`;
/** The index of an amount's unit among those of its field. */
export const unitOf = (name: string) => `values.${name}.unit`;

/** An index takes changes under this alias only, so that one that was removed is not made again by a late change. */
export const intakeOf = (index: string) => `${index}.in`;

/** Words are only looked for; nothing is sorted, counted or shown by them. */
const word = { type: 'keyword', doc_values: false } as const;

/** The settings and the mapping of an index, as the cluster takes them. */
export function shapeOf(options: IndexOptions) {
  const { fields, shards = 1, replicas } = options;
  const values = Object.entries(fields).map(([name, field]) => [name, typeOf(field)]);
  const units = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'order' ? [[name, field.units]] : [],
  );
  return {
    settings: {
      number_of_shards: shards,
      ...(replicas === undefined
        ? { auto_expand_replicas: '0-1' }
        : { number_of_replicas: replicas }),
      // Explicit, because the default stops refreshing an index that nobody has searched for a while.
      refresh_interval: '1s',
      gc_deletes: '10m',
      max_result_window: Math.max(windowOf(options), mostAtOnce),
    },
    mappings: {
      dynamic: false,
      _meta: { units: Object.fromEntries(units) as object },
      _source: { excludes: ['said'] },
      properties: {
        what: { type: 'keyword' },
        id: { type: 'integer' },
        kind: { type: 'keyword' },
        values: { properties: Object.fromEntries(values) as object },
        said: { properties: Object.fromEntries(rankWorths.map((_, rank) => [rank, word])) },
        word: { type: 'keyword' },
        stem: { type: 'keyword' },
        beginnings: word,
        length: { type: 'short' },
      },
    },
  };
}

function typeOf({ kind }: Field): object {
  if (kind === 'equal') return { type: 'integer' };
  if (kind === 'facet') return { type: 'keyword' };
  if (kind === 'range') return { type: 'double' };
  return { properties: { amount: { type: 'double' }, unit: { type: 'byte' } } };
}

/**
 * Ten characters that are the same for the same fields and rules, for the name of an index: a release that stores rows
 * in another way needs an index of its own.
 * @param rules whatever else decides what rows look like, such as a version of the stems or of numbers in them
 */
export function fingerprintOf(options: IndexOptions, rules = ''): string {
  const { mappings } = shapeOf(options);
  return createHash('sha256')
    .update(JSON.stringify([mappings, rules]))
    .digest('hex')
    .slice(0, 10);
}
