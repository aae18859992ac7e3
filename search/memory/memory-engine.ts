import type { EngineOptions, Found, KnownRow, Query, SearchEngine } from '../engine.ts';
import type { Field, Fields, NamesOf, Row } from '../fields.ts';
import type { QueryWord } from '../words/analyse-query.ts';
import { listAmong } from './list-among.ts';
import { AnswerMemory, fieldsOf } from './answer-memory.ts';
import { type Conditions, isMeantBy, isUnbounded, readConditions } from './conditions.ts';
import {
  countFacets,
  countValues,
  type FacetValues,
  keepFacets,
  valuesOfAll,
} from './count-facets.ts';
import { noKind } from './columns.ts';
import { isBegun } from './expand-word.ts';
import { isSaid } from './is-said.ts';
import { countMatching, listMatching, splitLacking } from './list-matching.ts';
import { isPlain, listMatches } from './list-matches.ts';
import { QueryMatcher } from './match-query.ts';
import { MemoryIndex } from './memory-index.ts';
import { isNewer, newestFirst, walkNewest } from './newest-first.ts';
import type { Matches, Ordinals, SlicedMatches } from './ordinals.ts';
import { readRows } from './read-rows.ts';
import { inOrder, type OrdinalOrder, pickOrdinals } from './pick-ordinals.ts';
import { listSliced } from './sliced-matches.ts';
import { readInto } from './sliced-numbers.ts';
import { Remembered } from './remembered.ts';

/** For pages further down than this, handling all rows at once is faster than walking from the newest. */
const mostWalked = 1_000;

/** An answer but for its rows. */
interface Rest extends Omit<Found<Fields>, 'ids' | 'scores'> {
  scores: Float64Array | null;
}

/** How many queries' facets are remembered: the latest ones. */
const mostRemembered = 500;

/** A search engine in the memory of this process: see docs/search.md. */
export class MemoryEngine<F extends Fields, Kind extends string> implements SearchEngine<F, Kind> {
  readonly #index: MemoryIndex;
  readonly #matcher: QueryMatcher;
  readonly #mostValues: number;
  readonly #age: string;
  /** Facets of queries without words. */
  readonly #facets: Remembered<FacetValues>;
  readonly #answers: AnswerMemory;
  /** By ordinal, of those that were ordered by ranks last. */
  #ranks = new Float64Array(0);

  /** @param frequentShare see `QueryMatcher` */
  constructor(options: EngineOptions<F, Kind>, frequentShare?: number) {
    this.#index = new MemoryIndex(options);
    this.#matcher = new QueryMatcher(this.#index, frequentShare);
    this.#mostValues = options.mostValues;
    this.#age = options.age;
    this.#facets = new Remembered(this.#index.columns.changes, mostRemembered);
    this.#answers = new AnswerMemory(this.#index.columns, options.age);
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
    this.#index.columns.changes.isUnsettled = false;
    return Promise.resolve();
  }

  setWorth(name: NamesOf<F, 'order'>, worth: Readonly<Record<string, number>>): void {
    const { orders, changes } = this.#index.columns;
    if (orders.get(name)?.setWorth(worth)) changes.noteField(name);
  }

  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]> {
    const find = (query: Query<F, Kind>) =>
      this.#answers.answer(query as unknown as Query<Fields, string>, () =>
        this.#find(query),
      ) as Found<F>;
    return Promise.resolve(queries.map(find));
  }

  #find(query: Query<F, Kind>): Found<Fields> {
    const { columns } = this.#index;
    const asked = readConditions(columns, query);
    const { concepts, withFacets = false, order, range } = query;
    const end = range.offset + range.limit;
    const known = concepts || !withFacets ? undefined : this.#known(query, asked);
    const isCounted = known !== undefined || !withFacets;
    const isSimple = asked.facets.size === 0 && asked.lacking === null;
    if (!concepts && !query.among && !order && isCounted && isSimple) {
      if (end <= mostWalked) return this.#findNewest(asked, range, known ?? this.#noFacets());
    }

    const matches = concepts ? this.#matcher.match(concepts, asked.kind, query.mayForgive) : null;
    if (matches?.sliced && isPlain(asked) && !query.among && !(order && 'ranks' in order)) {
      return this.#findSliced(matches.sliced, matches, query);
    }
    const listed = matches ? listMatches(columns, asked, matches) : listMatching(columns, asked);
    const { base, lacking } = this.#split(asked, listed);
    const found = keepFacets(columns, asked.facets, base, 1);
    const scores = matches?.scores ?? null;
    const facets = isCounted
      ? (known ?? this.#noFacets())
      : countFacets(columns, asked, { base, found, scores }, this.#mostValues);
    if (withFacets && !concepts) this.#remember(query, facets);
    const among = query.among ? listAmong(this.#index.columns, found, query.among) : [];
    const inOrder = this.#orderOf(order, scores, found);
    const picked = pickOrdinals(found, inOrder, range.offset, end);
    return this.#answer([...picked, ...among], { total: found.count, lacking, facets, scores });
  }

  /** Very many matches, of which only those are listed that are looked at. */
  #findSliced(sliced: SlicedMatches, { count, scores }: Matches, query: Query<F, Kind>) {
    const { columns } = this.#index;
    const { order, range } = query;
    const { best, page } = listSliced(columns, sliced, count, query);
    const facets = best ? countValues(columns, best, this.#mostValues) : this.#noFacets();
    readInto(sliced.scores, page.ordinals, page.count, scores);
    const from = range.offset - page.skipped;
    const inOrder = this.#orderOf(order, scores, page);
    const picked = pickOrdinals(page, inOrder, from, from + range.limit);
    return this.#answer(picked, { total: count, lacking: 0, facets, scores });
  }

  /** Leaves what rows may lack to one side, and counts those that do lack it. */
  #split({ lacking, facets }: Conditions, base: Ordinals): { base: Ordinals; lacking: number } {
    if (lacking === null) return { base, lacking: 0 };
    const { columns } = this.#index;
    const split = splitLacking(base, lacking.ranges, columns.scratch(5));
    const { count } = keepFacets(columns, facets, split.lacking, 1);
    return { base: lacking.areWanted ? split.lacking : split.having, lacking: count };
  }

  #findNewest(asked: Conditions, { offset, limit }: Query<F, Kind>['range'], facets: FacetValues) {
    const { columns } = this.#index;
    const end = offset + limit;
    const picked = limit === 0 ? [] : walkNewest(columns, isMeantBy(columns, asked), offset, end);
    const rest = { lacking: 0, facets, scores: null };
    if (picked) return this.#answer(picked, { total: countMatching(columns, asked), ...rest });
    const found = listMatching(columns, asked);
    const newest = pickOrdinals(found, newestFirst(columns), offset, end);
    return this.#answer(newest, { total: found.count, ...rest });
  }

  #answer(picked: number[], { scores, ...rest }: Rest): Found<Fields> {
    const { id } = this.#index.columns;
    return {
      ids: picked.map((ordinal) => id[ordinal] ?? 0),
      scores: scores ? picked.map((ordinal) => scores[ordinal] ?? 0) : [],
      ...rest,
    };
  }

  #orderOf(
    order: Query<F, Kind>['order'],
    scores: Float64Array | null,
    { ordinals, count }: Ordinals,
  ): OrdinalOrder {
    const { columns } = this.#index;
    const usual: OrdinalOrder = scores
      ? { keys: scores, direction: -1, comesBefore: isNewer(columns) }
      : newestFirst(columns);
    if (!order) return usual;
    if ('ranks' in order) {
      if (this.#ranks.length < columns.count) this.#ranks = new Float64Array(columns.capacity);
      columns.equals.get(order.by)?.rank(order.ranks, ordinals, count, this.#ranks);
      return { keys: this.#ranks, direction: 1, comesBefore: inOrder(usual) };
    }
    const { id } = columns;
    return {
      keys: columns.orders.get(order.by)?.worth(columns.count) ?? usual.keys,
      direction: order.direction === 'asc' ? 1 : -1,
      comesBefore: (a, b) => (id[a] ?? 0) < (id[b] ?? 0),
    };
  }

  /** The facets of a query, if they are cached or known without counting. */
  #known(query: Query<F, Kind>, asked: Conditions): FacetValues | undefined {
    const known = this.#facets.find(keyOf(query));
    if (known || asked.kind === noKind) return known;
    if (asked.equal.length + asked.facets.size > 0 || !isUnbounded(asked)) return undefined;
    const values = valuesOfAll(this.#index.columns, asked.kind, this.#mostValues);
    this.#remember(query, values);
    return values;
  }

  /** Queries for an age are not cached: their bounds move with the time, so they are hardly ever repeated. */
  #remember(query: Query<F, Kind>, facets: FacetValues): void {
    const fields = fieldsOf(query);
    if (fields.includes(this.#age)) return;
    this.#facets.keep(keyOf(query), [...fields, ...this.#index.columns.facets.keys()], facets);
  }

  #noFacets(): FacetValues {
    return Object.fromEntries([...this.#index.columns.facets.keys()].map((name) => [name, []]));
  }

  read(
    ids: Iterable<number>,
    names: readonly NamesOf<F, Field['kind']>[],
  ): Promise<Map<number, KnownRow<F, Kind>>> {
    return Promise.resolve(readRows<F, Kind>(this.#index.columns, ids, names));
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

  listSaid(words: Iterable<string>, ranks: number): Promise<Set<string>> {
    return Promise.resolve(new Set([...words].filter((word) => isSaid(this.#index, word, ranks))));
  }
}

/** The same for all queries with the same facets. */
function keyOf<F extends Fields, Kind extends string>(query: Query<F, Kind>) {
  const { kind, where, not, lacking } = query;
  return JSON.stringify([kind, where, not, lacking]);
}
