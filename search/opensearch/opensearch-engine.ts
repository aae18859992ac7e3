import type { AskedEngine, EngineOptions, Found, KnownRow, Query } from '../engine.ts';
import type { Field, Fields, KnownValue, NamesOf } from '../fields.ts';
import type { QueryWord } from '../words/analyse-query.ts';
import type { SearchCluster } from './cluster.ts';
import { all, rowsOf } from './conditions.ts';
import { findQueries } from './find-queries.ts';
import { allSaid, type IndexTuning, sort, valueOf } from './index-shape.ts';
import { askIndex, countOf, inParts, totalOf } from './multi-search.ts';
import type { SearchSource } from './search-body.ts';
import { rowsSaying } from './word-book.ts';

/** The most that a cluster returns at once. */
const mostValues = 65_000;

/**
 * Searches an index of an OpenSearch cluster: see docs/search.md. Whatever is asked, the answer is whole, or SearchAway
 * is thrown.
 */
export class OpenSearchEngine<F extends Fields, Kind extends string> implements AskedEngine<
  F,
  Kind
> {
  readonly #worths = new Map<string, Readonly<Record<string, number>>>();
  readonly #source: SearchSource;

  /** @param index its name or, so that another one can take its place, an alias */
  constructor(
    cluster: SearchCluster,
    index: string,
    options: EngineOptions<F, Kind> & IndexTuning,
  ) {
    this.#source = { ask: askIndex(cluster, index), options, worths: this.#worths };
  }

  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]> {
    return findQueries(this.#source, queries as unknown as Query[]);
  }

  async read(ids: Iterable<number>, names: readonly NamesOf<F, Field['kind']>[]) {
    const { ask, options, worths } = this.#source;
    const bodies = inParts([...new Set(ids)]).map((part) => ({
      query: all([{ term: { what: sort.row } }, { terms: { id: part } }]),
      size: part.length,
      track_total_hits: false,
      _source: ['id', 'kind', 'values'],
    }));
    const answers = await ask(bodies);
    const rows = answers.flatMap(({ hits }) => hits.hits.map(({ _source }) => _source as Stored));
    return new Map(
      rows.map(({ id, kind, values }) => {
        const read = (name: string) =>
          readValue(options.fields[name], values[name], worths.get(name));
        const known = Object.fromEntries(names.map((name) => [name, read(name)]));
        return [id, { kind, values: known } as KnownRow<F, Kind>];
      }),
    );
  }

  async count(kind: Kind, name: NamesOf<F, 'equal'>): Promise<ReadonlyMap<number, number>> {
    const terms = { field: valueOf(name), size: mostValues, shard_size: mostValues };
    const [answer] = await this.#source.ask([
      { ...countOf(rowsOf(kind)), aggs: { values: { terms } } },
    ]);
    const buckets = answer?.aggregations?.values?.buckets ?? [];
    return new Map(buckets.map(({ key, doc_count: count }) => [Number(key), count]));
  }

  async listUnknown(words: readonly QueryWord[]): Promise<Set<string>> {
    const queries = words.map(({ word, isPrefix }) =>
      rowsSaying(allSaid, { words: [word], beginning: isPrefix ? word : undefined }),
    );
    const said = await this.#areMet(queries);
    return new Set(words.filter((_, place) => !said[place]).map(({ word }) => word));
  }

  async listSaid(words: Iterable<string>, ranks: number): Promise<Set<string>> {
    const asked = [...words];
    const fields = allSaid.slice(0, ranks);
    const said = await this.#areMet(asked.map((word) => rowsSaying(fields, { words: [word] })));
    return new Set(asked.filter((_, place) => said[place]));
  }

  /** Which of these queries some row meets. */
  async #areMet(queries: readonly object[]): Promise<boolean[]> {
    const answers = await this.#source.ask(queries.map((query) => countOf(query, 1)));
    return answers.map((answer) => totalOf(answer) > 0);
  }

  setWorth(name: NamesOf<F, 'order'>, worth: Readonly<Record<string, number>>): void {
    this.#worths.set(name, worth);
  }
}

/** A row as the index stores it. */
interface Stored {
  id: number;
  kind: string;
  values: Record<string, unknown>;
}

function readValue(
  field: Field | undefined,
  value: unknown,
  worth: Readonly<Record<string, number>> = {},
): KnownValue<Field> {
  if (field?.kind === 'equal') return [value ?? []].flat() as number[];
  if (field?.kind !== 'order') return (value ?? null) as string | number | null;
  const { amount, unit } = value as { amount: number; unit: number };
  return amount * (worth[field.units[unit] ?? ''] ?? 0);
}
