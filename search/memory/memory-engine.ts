import type { EngineOptions, Found, KnownRow, Query, SearchEngine } from '../engine.ts';
import type { Fields, NamesOf, Row } from '../fields.ts';
import type { QueryWord } from '../words/analyse-query.ts';
import { type Conditions, isMeantBy, readConditions } from './conditions.ts';
import { countFacets, type FacetValues, keepFacets, valuesOfAll } from './count-facets.ts';
import { noKind } from './columns.ts';
import { isBegun } from './expand-word.ts';
import { countMatching, listMatching } from './list-matching.ts';
import { QueryMatcher } from './match-query.ts';
import { MemoryIndex } from './memory-index.ts';
import { isNewer, newestFirst, walkNewest } from './newest-first.ts';
import type { Matches, Ordinals } from './ordinals.ts';
import { type OrdinalOrder, pickOrdinals } from './pick-ordinals.ts';

/** For pages further down than this, handling all rows at once is faster than walking from the newest. */
const mostWalked = 1_000;

/** How many queries' facets are cached between two changes. */
const mostRemembered = 500;

/** A search engine in the memory of this process: see docs/search.md. */
export class MemoryEngine<F extends Fields, Kind extends string> implements SearchEngine<F, Kind> {
  readonly #index: MemoryIndex;
  readonly #matcher: QueryMatcher;
  readonly #mostValues: number;
  /** Facets of queries without words and bounds, cached until the next change. */
  readonly #remembered = new Map<string, FacetValues>();

  constructor(options: EngineOptions<F, Kind>) {
    this.#index = new MemoryIndex(options);
    this.#matcher = new QueryMatcher(this.#index);
    this.#mostValues = options.mostValues;
  }

  /** The number of rows. */
  get size(): number {
    return this.#index.columns.living;
  }

  upsert(row: Row<F, Kind>): void {
    this.#index.add(row);
  }

  remove(id: number): void {
    this.#index.remove(id);
  }

  settle(): Promise<void> {
    this.#index.settle();
    this.#remembered.clear();
    return Promise.resolve();
  }

  setWorth(name: NamesOf<F, 'order'>, worth: Readonly<Record<string, number>>): void {
    this.#index.columns.orders.get(name)?.setWorth(worth);
  }

  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]> {
    return Promise.resolve(queries.map((query) => this.#find(query) as Found<F>));
  }

  #find(query: Query<F, Kind>) {
    const { columns } = this.#index;
    const asked = readConditions(columns, query);
    const { concepts, withFacets = false, order, range } = query;
    const end = range.offset + range.limit;
    const known = concepts || !withFacets ? undefined : this.#known(query, asked);
    const isCounted = known !== undefined || !withFacets;
    if (!concepts && !query.among && !order && isCounted && asked.facets.size === 0) {
      if (end <= mostWalked) return this.#findNewest(asked, range, known ?? this.#noFacets());
    }

    const matches = concepts ? this.#matcher.match(concepts, asked.kind, query.mayForgive) : null;
    const base = listMatching(columns, asked, matches);
    const found = keepFacets(columns, asked.facets, base, 1);
    const scores = matches?.scores ?? null;
    const facets = isCounted
      ? (known ?? this.#noFacets())
      : countFacets(columns, asked, { base, found, scores }, this.#mostValues);
    if (withFacets && !concepts) this.#remember(query, asked, facets);
    const among = query.among ? this.#among(found, query.among) : [];
    const picked = pickOrdinals(found, this.#orderOf(order, matches), range.offset, end);
    return this.#answer([...picked, ...among], found.count, facets, scores);
  }

  #findNewest(asked: Conditions, { offset, limit }: Query<F, Kind>['range'], facets: FacetValues) {
    const { columns } = this.#index;
    const end = offset + limit;
    const picked = limit === 0 ? [] : walkNewest(columns, isMeantBy(columns, asked), offset, end);
    if (picked) return this.#answer(picked, countMatching(columns, asked), facets, null);
    const found = listMatching(columns, asked);
    const newest = pickOrdinals(found, newestFirst(columns), offset, end);
    return this.#answer(newest, found.count, facets, null);
  }

  #answer(
    picked: number[],
    total: number,
    facets: FacetValues,
    scores: Float64Array | null,
  ): Found<Fields> {
    const { id } = this.#index.columns;
    return {
      ids: picked.map((ordinal) => id[ordinal] ?? 0),
      scores: scores ? picked.map((ordinal) => scores[ordinal] ?? 0) : [],
      total,
      facets,
    };
  }

  #orderOf(order: Query<F, Kind>['order'], matches: Matches | null): OrdinalOrder {
    const { columns } = this.#index;
    const amounts = order && columns.orders.get(order.by);
    if (amounts) {
      const { id } = columns;
      return {
        keys: amounts.worth(columns.count),
        direction: order.direction === 'asc' ? 1 : -1,
        comesBefore: (a, b) => (id[a] ?? 0) < (id[b] ?? 0),
      };
    }
    if (!matches) return newestFirst(columns);
    return { keys: matches.scores, direction: -1, comesBefore: isNewer(columns) };
  }

  /** The matches that have one of these ids. Marks ids in an array first, because there may be a great many of both. */
  #among({ ordinals, count }: Ordinals, ids: Iterable<number>): number[] {
    const { columns } = this.#index;
    const isWanted = columns.scratch(4).fill(0);
    for (const id of ids) {
      const ordinal = columns.ordinalOf(id);
      if (ordinal >= 0) isWanted[ordinal] = 1;
    }
    const found: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      if (isWanted[ordinal] === 1) found.push(ordinal);
    }
    const { id } = columns;
    return found.sort((a, b) => (id[a] ?? 0) - (id[b] ?? 0));
  }

  /** The facets of a query, if they are cached or known without counting. */
  #known(query: Query<F, Kind>, asked: Conditions): FacetValues | undefined {
    const known = this.#remembered.get(keyOf(query));
    if (known || asked.kind === noKind) return known;
    const { equal, ranges, tests, facets } = asked;
    if (equal.length + ranges.length + tests.length + facets.size > 0) return undefined;
    const values = valuesOfAll(this.#index.columns, asked.kind, this.#mostValues);
    this.#remember(query, asked, values);
    return values;
  }

  /** Queries with bounds are not cached: their bounds move with the time, so they are hardly ever repeated. */
  #remember(query: Query<F, Kind>, asked: Conditions, facets: FacetValues): void {
    if (asked.ranges.length > 0 || this.#remembered.size >= mostRemembered) return;
    this.#remembered.set(keyOf(query), facets);
  }

  #noFacets(): FacetValues {
    return Object.fromEntries([...this.#index.columns.facets.keys()].map((name) => [name, []]));
  }

  read(
    ids: Iterable<number>,
    names: readonly NamesOf<F, 'facet' | 'equal' | 'order'>[],
  ): Promise<Map<number, KnownRow<F, Kind>>> {
    const { columns } = this.#index;
    const { facets, equals, orders } = columns;
    const known = new Map<number, KnownRow<F, Kind>>();
    for (const id of ids) {
      const ordinal = columns.ordinalOf(id);
      if (ordinal < 0) continue;
      const kind = columns.kinds[(columns.kind[ordinal] ?? noKind) - 1] as Kind;
      const texts: Record<string, string | null> = {};
      const numbers: Record<string, readonly number[]> = {};
      const amounts: Record<string, number> = {};
      for (const name of names) {
        const facet = facets.get(name);
        if (facet) texts[name] = facet.read(ordinal);
        const equal = equals.get(name);
        if (equal) numbers[name] = equal.read(ordinal);
        const order = orders.get(name);
        if (order) amounts[name] = order.worth(columns.count)[ordinal] ?? 0;
      }
      known.set(id, { kind, texts, numbers, amounts } as KnownRow<F, Kind>);
    }
    return Promise.resolve(known);
  }

  count(kind: Kind, name: NamesOf<F, 'equal'>): Promise<ReadonlyMap<number, number>> {
    const { columns } = this.#index;
    const counts = columns.equals.get(name)?.counts(columns.kindNumber(kind));
    if (!counts) throw new Error(`${name} is not counted`);
    return Promise.resolve(new Map([...counts].filter(([, count]) => count > 0)));
  }

  listUnknown(words: readonly QueryWord[]): Promise<Set<string>> {
    const unknown = words.filter((word) => !isBegun(this.#index, word));
    return Promise.resolve(new Set(unknown.map(({ word }) => word)));
  }
}

/** The same for all queries with the same facets. */
function keyOf<F extends Fields, Kind extends string>({ kind, where, not }: Query<F, Kind>) {
  return JSON.stringify([kind, where, not]);
}
