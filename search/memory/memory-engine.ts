import type { EngineOptions, Found, KnownRow, Query, SearchEngine } from '../engine.ts';
import type { Fields } from '../fields.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { hasBit, leaveOut } from './bits.ts';
import { markKind, type Matches, matchConditions } from './condition.ts';
import { isBegun } from './expand-word.ts';
import { countFacets, readFacets } from './facet.ts';
import { MemoryIndex } from './memory-index.ts';
import { listAmong, pick } from './order.ts';
import { createTimeSlices, type Steps } from './time-slices.ts';
import { matchWords } from './word.ts';

export interface MemoryEngine<F extends Fields, Kind extends string> extends SearchEngine<F, Kind> {
  /** The number of rows. */
  readonly size: number;
  /** Writes rows between two searches, so that none has to begin again: at once, or when the present one is answered. */
  write(change: () => void): void | Promise<void>;
}

/**
 * A search engine in the memory of this process: see docs/search.md.
 * @param sliceMs see `createTimeSlices`
 */
export function createMemoryEngine<F extends Fields, Kind extends string>(
  options: EngineOptions<F, Kind>,
  { sliceMs }: { sliceMs?: number } = {},
): MemoryEngine<F, Kind> {
  const index = new MemoryIndex(options);
  const { columns } = index;
  const { changes, orders } = columns;
  const answers = createAnswerMemory(columns);
  let settlements = 0;
  const slices = createTimeSlices(() => changes.latest(null) + settlements, sliceMs);

  function* findAll(queries: readonly Query[]): Steps<Found[]> {
    const all: Found[] = [];
    for (const query of queries) {
      all.push(yield* answers.answer(query, () => findOne(query)));
    }
    return all;
  }

  function* findOne(query: Query): Steps<Found> {
    const { concepts, kind, withFacets, among = [] } = query;
    const words = concepts ? yield* matchWords(index, concepts, kind, query.mayForgive) : null;
    const scores = words?.scores ?? null;
    const rows = words?.bits ?? (yield* markKind(columns, kind));
    const matches = yield* matchConditions(columns, query, rows);
    const { found, total, first, firstTotal, lacking } = matches;
    const count = () => countFacets(columns, matches, scores, options.mostValues);
    const facets = withFacets ? yield* answers.facets(query, count) : {};
    const picked = yield* pickRows(query, matches, scores);
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
  function* pickRows(
    query: Query,
    { found, first, firstTotal }: Matches,
    scores: Float64Array | null,
  ) {
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

  return {
    get size() {
      return columns.living;
    },
    upsert: (row) => index.add(row),
    remove: (id) => columns.remove(id),
    write: slices.between,
    async settle() {
      await slices.between(() => {
        index.settle();
        settlements += 1;
        changes.isUnsettled = false;
      });
    },
    setWorth(name, worth) {
      if (orders.get(name)?.setWorth(worth)) changes.noteField(name);
    },
    find: (queries) => slices.run(() => findAll(queries as unknown as Query[])),
    async read(ids, names) {
      const known = Array.from(ids, (id) => [id, columns.read(id, names)] as const);
      return new Map(known.filter(([, row]) => row !== undefined) as [number, KnownRow<F, Kind>][]);
    },
    count: async (kind, name) => columns.countValues(kind, name),
    async listUnknown(words) {
      const unknown = words.filter((word) => !isBegun(index, word));
      return new Set(unknown.map(({ word }) => word));
    },
    listSaid: async (words, ranks) =>
      new Set([...words].filter((word) => index.isSaid(word, ranks))),
  };
}
