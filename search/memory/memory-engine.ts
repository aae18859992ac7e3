import type { EngineOptions, Found, KnownRow, Query, SearchEngine } from '../engine.ts';
import type { Field, Fields, NamesOf, Row } from '../fields.ts';
import type { QueryWord } from '../words/analyse-query.ts';
import { type AnswerMemory, createAnswerMemory } from './answer-memory.ts';
import { hasBit, leaveOut } from './bits.ts';
import { type Matches, matchConditions } from './condition.ts';
import { isBegun } from './expand-word.ts';
import { countFacets, readFacets } from './facet.ts';
import { MemoryIndex } from './memory-index.ts';
import { listAmong, pick } from './order.ts';
import { createTimeSlices, type Steps, type TimeSlices } from './time-slices.ts';
import { matchWords } from './word.ts';

/** A search engine in the memory of this process: see docs/search.md. */
export class MemoryEngine<F extends Fields, Kind extends string> implements SearchEngine<F, Kind> {
  readonly #index: MemoryIndex;
  readonly #mostValues: number;
  readonly #answers: AnswerMemory;
  readonly #slices: TimeSlices;
  #settlements = 0;

  /** @param sliceMs see `createTimeSlices` */
  constructor(options: EngineOptions<F, Kind>, { sliceMs }: { sliceMs?: number } = {}) {
    this.#index = new MemoryIndex(options);
    this.#mostValues = options.mostValues;
    this.#answers = createAnswerMemory(this.#index.columns);
    const { changes } = this.#index.columns;
    this.#slices = createTimeSlices(() => changes.latest(null) + this.#settlements, sliceMs);
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
    const asked = queries as unknown as Query[];
    return this.#slices.run(() => this.#findAll(asked));
  }

  *#findAll(queries: readonly Query[]): Steps<Found[]> {
    const all: Found[] = [];
    for (const query of queries) {
      all.push(yield* this.#answers.answer(query, () => this.#find(query)));
    }
    return all;
  }

  *#find(query: Query): Steps<Found> {
    const { columns } = this.#index;
    const { concepts, kind, withFacets, among = [] } = query;
    const words = concepts
      ? yield* matchWords(this.#index, concepts, kind, query.mayForgive)
      : null;
    const scores = words?.scores ?? null;
    const rows = words?.bits ?? columns.rooms.get('bits', 'rows').fill(-1);
    const matches = yield* matchConditions(columns, query, rows);
    const { found, total, first, firstTotal, lacking } = matches;
    const count = () => countFacets(columns, matches, scores, this.#mostValues);
    const facets = withFacets ? yield* this.#answers.facets(query, count) : {};
    const picked = yield* this.#pick(query, matches, scores);
    const ordinals = [...picked, ...listAmong(columns, found, among)];
    return {
      ids: ordinals.map((ordinal) => columns.id[ordinal] ?? 0),
      scores: scores ? ordinals.map((ordinal) => scores[ordinal] ?? 0) : [],
      total,
      areFirst: first ? ordinals.map((ordinal) => hasBit(first, ordinal)) : [],
      firstTotal,
      lacking,
      facets: readFacets(columns, facets),
    };
  }

  /** The range, of the first matches and then of the others if those lead. */
  *#pick(query: Query, { found, first, firstTotal }: Matches, scores: Float64Array | null) {
    const { columns } = this.#index;
    const { offset, limit } = query.range;
    const pickFrom = (bits: Uint32Array, before: number) => {
      const from = Math.max(0, offset - before);
      return pick(columns, bits, query, scores, [from, offset + limit - before]);
    };
    if (!first || query.first?.areLeading !== true) return yield* pickFrom(found, 0);
    const leading = offset < firstTotal ? yield* pickFrom(first, 0) : [];
    if (offset + limit <= firstTotal) return leading;
    const others = columns.rooms.get('bits', 'others');
    others.set(found);
    leaveOut(others, first);
    return [...leading, ...(yield* pickFrom(others, firstTotal))];
  }

  read(ids: Iterable<number>, names: readonly NamesOf<F, Field['kind']>[]) {
    const { columns } = this.#index;
    const known = Array.from(ids, (id) => [id, columns.read(id, names)] as const);
    const rows = known.filter(([, row]) => row !== undefined) as [number, KnownRow<F, Kind>][];
    return Promise.resolve(new Map(rows));
  }

  count(kind: Kind, name: NamesOf<F, 'equal'>): Promise<ReadonlyMap<number, number>> {
    return Promise.resolve(this.#index.columns.countValues(kind, name));
  }

  listUnknown(words: readonly QueryWord[]): Promise<Set<string>> {
    const unknown = words.filter((word) => !isBegun(this.#index, word));
    return Promise.resolve(new Set(unknown.map(({ word }) => word)));
  }

  listSaid(words: Iterable<string>, ranks: number): Promise<Set<string>> {
    return Promise.resolve(new Set([...words].filter((word) => this.#index.isSaid(word, ranks))));
  }
}
