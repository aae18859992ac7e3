import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchEngine } from './engine.ts';
import { namesOf } from './fields.ts';
import { MemoryEngine } from './memory/memory-engine.ts';
import { ScanEngine, textIn } from './testing/scan-engine.ts';
import {
  conceptsOf,
  fields,
  type Kind,
  options,
  someConditions,
  type SomeQuery,
  someQueries,
  type SomeRow,
  someRows,
} from './testing/some-rows.ts';

/* What every engine must do. */

type Engine = SearchEngine<typeof fields, Kind>;

async function fill(engine: Engine, rows: SomeRow[]): Promise<Engine> {
  engine.setWorth('size', { small: 1, large: 10 });
  for (const row of rows) engine.upsert(row);
  await engine.settle();
  return engine;
}

async function ask(engine: Engine, query: Partial<SomeQuery>) {
  const [found] = await engine.find([{ range: { offset: 0, limit: 1000 }, ...query }]);
  if (!found) throw new Error('there was no answer');
  return found;
}

const facetNames = namesOf(fields, 'facet');
const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b);

/** The meaning of the conditions, implemented in the simplest way. */
function isMeant(
  { kind, values }: SomeRow,
  { where = {}, not = {}, ...query }: SomeQuery,
): boolean {
  const groups = new Set([values.group ?? []].flat());
  const { from = 0, to = 9999 } = where.time ?? {};
  return (
    (query.kind === undefined || kind === query.kind) &&
    (where.group === undefined || [where.group].flat().some((one) => groups.has(one))) &&
    (where.owner === undefined || values.owner === where.owner) &&
    (where.time === undefined || (Number(values.time) >= from && Number(values.time) <= to)) &&
    (not.group === undefined || !groups.has(not.group)) &&
    (not.owner === undefined || values.owner !== not.owner) &&
    facetNames.every((name) => where[name] === undefined || values[name] === where[name])
  );
}
const meant = (rows: SomeRow[], query: SomeQuery) =>
  ascending(rows.filter((row) => isMeant(row, query)).map(({ id }) => id));

const plain = {
  kind: 'one',
  values: {
    group: 1,
    owner: 1,
    shape: null,
    tone: null,
    size: { amount: 1, unit: 'small' },
    time: 1,
  },
  words: '\n\n\n\n',
} satisfies Omit<SomeRow, 'id'>;

describe.each<[string, () => Engine]>([
  ['in memory', () => new MemoryEngine(options)],
  ['a scan of an array', () => new ScanEngine(options)],
])('an engine, %s', (_name, create) => {
  const open = (rows: SomeRow[]) => fill(create(), rows);

  it('finds what is meant, and the values of each facet as if it were not set', async () => {
    await fc.assert(
      fc.asyncProperty(someRows, someConditions, async (rows, query) => {
        const engine = await open(rows);
        const { ids, total, facets } = await ask(engine, { ...query, withFacets: true });
        expect(ascending(ids)).toEqual(meant(rows, query));
        expect(total).toBe(ids.length);
        for (const name of facetNames) {
          const others = { ...query, where: { ...query.where, [name]: undefined } };
          const offered = rows.filter((row) => isMeant(row, others));
          const expected = new Set(offered.flatMap(({ values }) => textIn(values[name] ?? '')));
          expected.delete('');
          expect(facets[name]).toEqual(
            [...expected].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('offers the commonest values, at most 200, in alphabetical order', async () => {
    const shapes = Array.from({ length: 300 }, (_, i) => `Shape ${i}`);
    const rows = shapes.flatMap((shape, i) =>
      Array.from({ length: i < 150 ? 1 : 2 }, (_, n) => ({
        ...plain,
        id: i * 2 + n + 1,
        values: { ...plain.values, shape },
      })),
    );
    const engine = await open(rows);
    const expected = [...shapes.slice(0, 50), ...shapes.slice(150)];
    const query = { kind: 'one', withFacets: true } as const;
    expect((await ask(engine, query)).facets.shape).toEqual(expected);
    const narrowed = { ...query, where: { owner: 1 } };
    expect((await ask(engine, narrowed)).facets.shape).toEqual(expected);
  });

  it('knows a row as it was written last, and a removed one no more', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRows,
        fc.array(fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('rewrite', 'remove', 'settle')), {
          maxLength: 30,
        }),
        someConditions,
        async (rows, steps, query) => {
          const engine = await open(rows);
          const now = new Map(rows.map((row) => [row.id, row]));
          for (const [pick, what] of steps) {
            const row = rows[pick % Math.max(1, rows.length)];
            if (!row) continue;
            if (what === 'settle') await engine.settle();
            else if (what === 'remove') {
              engine.remove(row.id);
              now.delete(row.id);
            } else {
              const again = { ...row, values: { ...row.values, group: [1, 3], owner: 2 } };
              engine.upsert(again);
              now.set(row.id, again);
            }
          }
          await engine.settle();
          const { ids, total } = await ask(engine, query);
          expect(ascending(ids)).toEqual(meant([...now.values()], query));
          expect(total).toBe(ids.length);
          expect((await ask(engine, {})).total).toBe(now.size);
          const counts = [...now.values()]
            .filter(({ kind }) => kind === 'one')
            .flatMap(({ values }) => values.group ?? []);
          const counted = [...(await engine.count('one', 'group'))];
          expect(counted.toSorted(([a], [b]) => a - b)).toEqual(
            [...new Set(counts)]
              .toSorted((a, b) => a - b)
              .map((value) => [value, counts.filter((one) => one === value).length]),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('passes over a row of the version that it has', async () => {
    const engine = await open([{ ...plain, id: 1, version: 7 }]);
    const changed = { ...plain.values, owner: 2 };
    engine.upsert({ ...plain, id: 1, version: 7, values: changed });
    await engine.settle();
    expect((await ask(engine, { where: { owner: 2 } })).total).toBe(0);
    engine.upsert({ ...plain, id: 1, version: 8, values: changed });
    await engine.settle();
    expect((await ask(engine, { where: { owner: 2 } })).total).toBe(1);
  });

  it('gives every row once, range by range', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRows,
        someQueries,
        fc.integer({ min: 1, max: 9 }),
        async (rows, query, limit) => {
          const engine = await open(rows);
          const whole = { ...query, among: undefined, range: { offset: 0, limit: 1000 } };
          const { ids, total } = await ask(engine, whole);
          const pieces: number[] = [];
          for (let offset = 0; offset < total; offset += limit) {
            pieces.push(...(await ask(engine, { ...whole, range: { offset, limit } })).ids);
          }
          expect(pieces).toEqual(ids);
        },
      ),
      { numRuns: 100 },
    );
  });

  const texts = (...lines: [id: number, first: string, last?: string][]) =>
    lines.map(([id, first, last = '']) =>
      Object.assign({}, plain, { id, words: `${first}\n\n\n\n${last}` }),
    );

  it('finds words, their forms, their beginnings and what means the same', async () => {
    const engine = await open(
      texts([1, 'apple'], [2, 'apples river'], [3, 'rock'], [4, '', 'apple'], [5, 'x9']),
    );
    const idsOf = async (text: string) =>
      ascending((await ask(engine, { concepts: conceptsOf(text) })).ids);
    expect(await idsOf('apples ')).toEqual([1, 2, 4]);
    expect(await idsOf('app')).toEqual([1, 2, 4]);
    expect(await idsOf('rivers of apple')).toEqual([2]);
    expect(await idsOf('stone ')).toEqual([3]);
    expect(await idsOf('x9 apple')).toEqual([]);
    expect(await idsOf('?')).toEqual([]);
  });

  it('puts an answer in the first rank of texts before one in the last, equal ones by age', async () => {
    const engine = await open(texts([1, 'river'], [2, '', 'river'], [3, 'river'], [4, 'apple']));
    const { ids, scores } = await ask(engine, { concepts: conceptsOf('river ') });
    expect(ids).toEqual([3, 1, 2]);
    expect(scores[0]).toBe(scores[1]);
    expect(scores[1]).toBeGreaterThan(scores[2] ?? 0);
  });

  it('gives those among some ids after the range', async () => {
    const engine = await open(texts([1, 'river'], [2, 'river'], [3, 'apple'], [4, 'river']));
    const query = { concepts: conceptsOf('river '), range: { offset: 0, limit: 1 } };
    const { ids, scores, total } = await ask(engine, { ...query, among: [2, 1, 3, 99] });
    expect([ids, scores.length, total]).toEqual([[4, 1, 2], 3, 3]);
  });

  it('orders by what an amount is worth now, equal amounts by id', async () => {
    const size = (amount: number, unit: string) => ({ ...plain.values, size: { amount, unit } });
    const engine = await open([
      { ...plain, id: 1, values: size(30, 'small') },
      { ...plain, id: 2, values: size(2, 'large') },
      { ...plain, id: 3, values: size(20, 'small') },
    ]);
    const by = async (direction: 'asc' | 'desc') =>
      (await ask(engine, { order: { by: 'size', direction } })).ids;
    expect(await by('asc')).toEqual([2, 3, 1]);
    expect(await by('desc')).toEqual([1, 2, 3]);
    engine.setWorth('size', { small: 1, large: 100 });
    expect(await by('asc')).toEqual([3, 1, 2]);
  });

  it('tells what rows say, and which words none has', async () => {
    const values = {
      ...plain.values,
      group: [4, 5],
      shape: 'ë',
      size: { amount: 3, unit: 'large' },
    };
    const engine = await open([{ ...plain, id: 8, kind: 'other', values, words: 'apple\n\n\n\n' }]);
    expect(await engine.read([8, 9], ['group', 'shape', 'tone', 'size'])).toEqual(
      new Map([
        [
          8,
          {
            kind: 'other',
            texts: { shape: 'ë', tone: null },
            numbers: { group: [4, 5] },
            amounts: { size: 30 },
          },
        ],
      ]),
    );
    const words = conceptsOf('river appl').flatMap(({ alternatives }) =>
      alternatives.flatMap(({ words }) => words),
    );
    expect(await engine.listUnknown(words)).toEqual(new Set(['river']));
  });
});

it('the engine in memory answers as the scan does', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, fc.array(someQueries, { maxLength: 6 }), async (rows, queries) => {
      const memory = await fill(new MemoryEngine(options), rows);
      const scan = await fill(new ScanEngine(options), rows);
      // The values of scores are up to each engine, so only their number is compared.
      const answers = async (engine: Engine) =>
        (await engine.find(queries)).map(({ scores, ...answer }) => [answer, scores.length]);
      expect(await answers(scan)).toEqual(await answers(memory));
    }),
    { numRuns: 500 },
  );
});
