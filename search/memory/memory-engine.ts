import type { EngineOptions, Found, KnownRow, Query, SearchEngine } from '../engine.ts';
import type { Field, Fields, NamesOf, Row } from '../fields.ts';
import type { QueryWord } from '../words/analyse-query.ts';
import { AnswerMemory, fieldsOf } from './answer-memory.ts';
import { countBits, hasBit, leaveOut } from './bits.ts';
import { noKind } from './columns.ts';
import { type Conditions, isPlain, readConditions } from './conditions.ts';
import { countFacets, type FacetCounts, readFacets, valuesOfAll } from './count-facets.ts';
import { isBegun } from './expand-word.ts';
import { isSaid } from './is-said.ts';
import { listAmong } from './list-among.ts';
import { type BitMatches, matchBits } from './match-bits.ts';
import { QueryMatcher } from './match-query.ts';
import { MemoryIndex } from './memory-index.ts';
import type { Scores } from './ordinals.ts';
import { listForFacets, pickBits } from './pick-bits.ts';
import { readRows } from './read-rows.ts';
import { Remembered } from './remembered.ts';
import { RowSets } from './row-sets.ts';
import { readScore } from './sliced-numbers.ts';
import { SlicedRanks } from './sliced-ranks.ts';
import { type Steps, TimeSlices } from './time-slices.ts';

/** How many queries' facets are remembered: the latest ones. */
const mostRemembered = 500;

interface Tuning {
  /** See `QueryMatcher`. */
  frequentShare?: number;
  /** See `TimeSlices`. */
  sliceMs?: number;
}

/** A search engine in the memory of this process: see docs/search.md. */
export class MemoryEngine<F extends Fields, Kind extends string> implements SearchEngine<F, Kind> {
  readonly #index: MemoryIndex;
  readonly #matcher: QueryMatcher;
  readonly #sets: RowSets;
  readonly #ranks: SlicedRanks;
  readonly #mostValues: number;
  readonly #age: string;
  /** Facets of queries without words. */
  readonly #facets: Remembered<FacetCounts>;
  readonly #answers: AnswerMemory;
  readonly #slices: TimeSlices;
  #settlements = 0;

  constructor(options: EngineOptions<F, Kind>, { frequentShare, sliceMs }: Tuning = {}) {
    this.#index = new MemoryIndex(options);
    this.#sets = new RowSets(this.#index.columns);
    this.#matcher = new QueryMatcher(this.#index, this.#sets, frequentShare);
    this.#ranks = new SlicedRanks(this.#index.columns);
    this.#mostValues = options.mostValues;
    this.#age = options.age;
    this.#facets = new Remembered(this.#index.columns.changes, mostRemembered);
    this.#answers = new AnswerMemory(this.#index.columns, options.age);
    const { changes } = this.#index.columns;
    this.#slices = new TimeSlices(() => changes.latest(null) + this.#settlements, sliceMs);
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

  /** Writes rows between two searches, so that none has to begin again: at once, or when the present one is answered. */
  write(change: () => void): void | Promise<void> {
    return this.#slices.between(change);
  }

  async settle(): Promise<void> {
    await this.write(() => {
      this.#index.settle();
      this.#settlements += 1;
      this.#index.columns.changes.isUnsettled = false;
    });
  }

  setWorth(name: NamesOf<F, 'order'>, worth: Readonly<Record<string, number>>): void {
    const { orders, changes } = this.#index.columns;
    if (orders.get(name)?.setWorth(worth)) changes.noteField(name);
  }

  find(queries: readonly Query<F, Kind>[]): Promise<Found<F>[]> {
    return this.#slices.run(() => this.#findAll(queries));
  }

  *#findAll(queries: readonly Query<F, Kind>[]): Steps<Found<F>[]> {
    const all: Found<Fields>[] = [];
    for (const query of queries) {
      const asked = query as unknown as Query<Fields, string>;
      all.push(yield* this.#answers.answer(asked, () => this.#find(query)));
    }
    return all as Found<F>[];
  }

  *#find(query: Query<F, Kind>): Steps<Found<Fields>> {
    const { columns } = this.#index;
    const asked = readConditions(columns, query);
    const { concepts, withFacets = false } = query;
    const words = concepts
      ? yield* this.#matcher.match(concepts, asked.kind, query.mayForgive)
      : null;
    const scores = words?.scores ?? null;
    const rows = words?.bits ?? columns.kindBits.of(asked.kind);
    const matches = yield* matchBits(this.#sets, asked, rows);
    yield;
    const { found, total, first, lacking } = matches;
    const facets = withFacets ? yield* this.#listFacets(query, asked, matches, scores) : {};
    const firstTotal = first ? countBits(first, first.length) : 0;
    const picked = yield* this.#pick(query, matches, firstTotal, scores);
    const among = query.among ? listAmong(columns, found, query.among) : [];
    const { id } = columns;
    const ordinals = [...picked, ...among];
    return {
      ids: ordinals.map((ordinal) => id[ordinal] ?? 0),
      scores: scores ? ordinals.map((ordinal) => readScore(scores, ordinal)) : [],
      total,
      areFirst: first ? ordinals.map((ordinal) => hasBit(first, ordinal)) : [],
      firstTotal,
      lacking,
      facets: readFacets(columns, facets),
    };
  }

  /** The range, of the first matches and then of the others if those lead. */
  *#pick(
    { order, near, range, first: told }: Query<F, Kind>,
    { found, total, first }: BitMatches,
    firstTotal: number,
    scores: Scores | null,
  ): Steps<number[]> {
    const sources = { columns: this.#index.columns, ranks: this.#ranks };
    const { offset, limit } = range;
    const pick = (bits: Uint32Array, count: number, before: number) => {
      const from = Math.max(0, offset - before);
      return pickBits(sources, { bits, count }, { order, near, scores }, [
        from,
        offset + limit - before,
      ]);
    };
    if (!first || told?.areLeading !== true) return yield* pick(found, total, 0);
    const leading = offset < firstTotal ? yield* pick(first, firstTotal, 0) : [];
    if (offset + limit <= firstTotal) return leading;
    const others = this.#sets.scratch(5);
    others.set(found);
    leaveOut(others, first);
    return [...leading, ...(yield* pick(others, total - firstTotal, firstTotal))];
  }

  *#listFacets(
    query: Query<F, Kind>,
    asked: Conditions,
    { base, found, total }: BitMatches,
    scores: Scores | null,
  ): Steps<FacetCounts> {
    const known = scores ? undefined : this.#known(query, asked);
    if (known) return known;
    const { columns } = this.#index;
    const sets = this.#sets;
    const listFor = (bits: Uint32Array, count: number) =>
      listForFacets(columns, { bits, count }, { kind: asked.kind, scores }, sets.scratch(3));
    const list = function* (without: string | null) {
      if (without === null) return listFor(found, total);
      const tests = [...asked.facets].flatMap(([name, test]) => (name === without ? [] : [test]));
      const bits = yield* sets.narrow(base, tests, sets.scratch(2));
      return listFor(bits, countBits(bits, bits.length));
    };
    const facets = yield* countFacets(columns, asked, list, this.#mostValues);
    if (!scores) this.#remember(query, facets);
    return facets;
  }

  /** The facets of a query, if they are cached or known without counting. */
  #known(query: Query<F, Kind>, asked: Conditions): FacetCounts | undefined {
    const known = this.#facets.find(keyOf(query));
    if (known || asked.kind === noKind) return known;
    if (!isPlain(asked)) return undefined;
    const values = valuesOfAll(this.#index.columns, asked.kind, this.#mostValues);
    this.#remember(query, values);
    return values;
  }

  /** Queries for an age are not cached: their bounds move with the time, so they are hardly ever repeated. */
  #remember(query: Query<F, Kind>, facets: FacetCounts): void {
    const fields = fieldsOf(query);
    if (fields.includes(this.#age)) return;
    this.#facets.keep(keyOf(query), [...fields, ...this.#index.columns.facets.keys()], facets);
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
