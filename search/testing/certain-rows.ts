import { expect, it } from 'vitest';
import { ask, type EngineUnderTest, fill, plain } from './ask-engine.ts';
import { ascending } from './meant-rows.ts';
import { conceptsOf, type SomeQuery, type SomeRow } from './some-rows.ts';

/** The laws of every engine, with chosen rows. */
export function testSomeRows({ create }: EngineUnderTest): void {
  const open = async (rows: SomeRow[]) => fill(await create(), rows);

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
    const expected = shapes.flatMap((value, i) =>
      i < 50 ? { value, count: 1 } : i < 150 ? [] : { value, count: 2 },
    );
    const query = { kind: 'one', withFacets: true } as const;
    expect((await ask(engine, query)).facets.shape).toEqual(expected);
    const narrowed = { ...query, where: { owner: 1 } };
    expect((await ask(engine, narrowed)).facets.shape).toEqual(expected);
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

  it('compares amounts of the asked unit as they are, others rounded to its hundredths', async () => {
    const size = (amount: number, unit: string) => ({ ...plain.values, size: { amount, unit } });
    const engine = await open([
      { ...plain, id: 1, values: size(100.05, 'small') },
      { ...plain, id: 2, values: size(10.01, 'large') },
      { ...plain, id: 3, values: size(100.04, 'small') },
    ]);
    const within = async (from: number, to: number, unit: 'small' | 'large') =>
      ascending((await ask(engine, { where: { size: { from, to, unit } } })).ids);
    expect(await within(10.01, 10.01, 'large')).toEqual([1, 2]);
    expect(await within(10, 10, 'large')).toEqual([3]);
    expect(await within(100.05, 100.1, 'small')).toEqual([1, 2]);
    expect(await within(100.05, 100.09, 'small')).toEqual([1]);
    engine.setWorth('size', { small: 1, large: 20 });
    expect(await within(5, 5, 'large')).toEqual([1, 3]);
  });

  it('finds amounts of the asked unit only while it does not know what they are worth', async () => {
    const size = (amount: number, unit: string) => ({ ...plain.values, size: { amount, unit } });
    const engine = await create();
    engine.upsert({ ...plain, id: 1, values: size(0, 'small') });
    engine.upsert({ ...plain, id: 2, values: size(3, 'large') });
    await engine.settle();
    expect((await ask(engine, { where: { size: { to: 9, unit: 'large' } } })).ids).toEqual([2]);
  });

  it('tells rows that lack a number from those within their bounds, and counts them', async () => {
    const of = (wide: number | null, high: number | null) => ({ ...plain.values, wide, high });
    const engine = await open([
      { ...plain, id: 1, values: of(10, 10) },
      { ...plain, id: 2, values: of(10, null) },
      { ...plain, id: 3, values: of(11, null) },
      { ...plain, id: 4, values: { ...of(null, null), shape: 'a' } },
      { ...plain, id: 5, values: of(null, 11) },
    ]);
    const where = { wide: { to: 10 }, high: { to: 10 } };
    const of2 = ['wide', 'high'] as const;
    expect(await ask(engine, { where, lacking: { of: of2 } })).toMatchObject({
      ids: [1],
      total: 1,
      lacking: 2,
    });
    expect(await ask(engine, { where, lacking: { of: of2, areWanted: true } })).toMatchObject({
      ids: [4, 2],
      total: 2,
      lacking: 2,
    });
    const narrowed = { ...where, shape: ['a'] };
    expect(await ask(engine, { where: narrowed, lacking: { of: of2 } })).toMatchObject({
      ids: [],
      lacking: 1,
    });
    expect(await ask(engine, { where })).toMatchObject({ ids: [1], lacking: 0 });
  });

  it('orders by the ranks of values, those without one last, equal ones by match and age', async () => {
    const group = (value: number | number[] | null) => ({ ...plain.values, group: value });
    const engine = await open([
      { ...plain, id: 1, values: group(1), words: 'apple\n\n\n\n' },
      { ...plain, id: 2, values: group(null), words: '\n\n\n\napple' },
      { ...plain, id: 3, values: group([9, 2]), words: '\n\n\n\napple' },
      { ...plain, id: 4, values: group(1), words: '\n\n\n\napple' },
      { ...plain, id: 5, values: group(9), words: 'apple\n\n\n\n' },
    ]);
    const ranks = new Map([
      [1, 30],
      [2, 0],
    ]);
    const order = { by: 'group' as const, ranks };
    expect((await ask(engine, { order })).ids).toEqual([3, 4, 1, 5, 2]);
    const concepts = conceptsOf('apple ');
    expect((await ask(engine, { order, concepts })).ids).toEqual([3, 1, 4, 5, 2]);
  });

  it('puts some matches before all others in every order, or only tells them apart', async () => {
    const of = (group: number, owner: number, amount: number) => ({
      ...plain.values,
      group,
      owner,
      size: { amount, unit: 'small' },
    });
    const engine = await open([
      { ...plain, id: 1, values: of(1, 1, 5), words: 'apple\n\n\n\n' },
      { ...plain, id: 2, values: of(2, 1, 4), words: 'apple\n\n\n\n' },
      { ...plain, id: 3, values: of(2, 2, 3), words: '\n\n\n\napple' },
      { ...plain, id: 4, values: of(3, 1, 2), words: 'apple\n\n\n\n' },
      { ...plain, id: 5, values: of(3, 2, 1), words: '\n\n\n\napple' },
      { ...plain, id: 6, values: of(2, 1, 9), words: 'rock\n\n\n\n' },
    ]);
    const anyOf = [{ where: { group: [2, 9] } }, { where: { group: [3] }, not: { owner: [1] } }];
    const concepts = conceptsOf('apple ');
    const by = (query: Partial<SomeQuery>, areLeading = true) =>
      ask(engine, { concepts, first: { anyOf, areLeading }, ...query });
    expect(await by({})).toMatchObject({
      ids: [2, 5, 3, 4, 1],
      areFirst: [true, true, true, false, false],
      firstTotal: 3,
      total: 5,
    });
    const cheapest = { order: { by: 'size', direction: 'asc' } } as const;
    expect((await by(cheapest)).ids).toEqual([5, 3, 2, 4, 1]);
    const ranks = new Map([[1, 0]]);
    expect((await by({ order: { by: 'owner', ranks } })).ids).toEqual([2, 5, 3, 4, 1]);
    expect(await by({ range: { offset: 2, limit: 2 }, among: [1, 2] })).toMatchObject({
      ids: [3, 4, 1, 2],
      areFirst: [true, false, false, true],
    });
    expect((await by({ range: { offset: 4, limit: 9 } })).ids).toEqual([1]);
    expect(await by(cheapest, false)).toMatchObject({
      ids: [5, 4, 3, 2, 1],
      areFirst: [true, false, true, true, false],
      firstTotal: 3,
    });
    const best = await by({}, false);
    expect(best.ids).toEqual([4, 2, 1, 5, 3]);
    expect(best.scores).toEqual((await ask(engine, { concepts })).scores);
    const none = await ask(engine, { concepts });
    expect([none.areFirst, none.firstTotal]).toEqual([[], 0]);
  });

  it('puts what is nearest to some numbers first, after the ranks of values, what lacks one last', async () => {
    const of = (group: number, wide: number | null, high: number) => ({
      ...plain,
      values: { ...plain.values, group, wide, high },
      words: 'apple\n\n\n\n',
    });
    const engine = await open([
      { ...of(1, 100, 60), id: 1 },
      { ...of(2, 105, 50), id: 2 },
      { ...of(1, null, 50), id: 3 },
      { ...of(1, 95, 50), id: 4 },
    ]);
    const near = { wide: 100, high: 50 };
    expect((await ask(engine, { near })).ids).toEqual([4, 2, 1, 3]);
    const order = { by: 'group' as const, ranks: new Map([[2, 0]]) };
    const concepts = conceptsOf('apple ');
    const found = await ask(engine, { near, order, concepts });
    expect(found.ids).toEqual([2, 4, 1, 3]);
    expect(new Set(found.scores).size).toBe(1);
    const bySize = { by: 'size', direction: 'asc' } as const;
    expect((await ask(engine, { near, order: bySize })).ids).toEqual([1, 2, 3, 4]);
  });

  it('lets conditions stand in for a word, after all that say it', async () => {
    const engine = await open([
      { ...plain, id: 1, words: 'river apple\n\n\n\n' },
      { ...plain, id: 2, words: 'river\n\n\n\n' },
      { ...plain, id: 3, values: { ...plain.values, owner: 2 }, words: 'river\n\n\n\n' },
      { ...plain, id: 4, values: { ...plain.values, owner: 2 } },
    ]);
    const [river, apple] = conceptsOf('river apple ');
    const where = { orWhere: { owner: 2 } };
    const find = (...concepts: (typeof river)[]) =>
      ask(engine, { concepts: concepts.flatMap((one) => one ?? []) });
    expect((await find(river, apple && { ...apple, ...where })).ids).toEqual([1, 3]);
    expect((await find(apple && { ...apple, ...where })).ids).toEqual([1, 4, 3]);
  });

  it('tells what rows say, and which words none has', async () => {
    const values = {
      ...plain.values,
      group: [4, 5],
      shape: 'ë',
      size: { amount: 3, unit: 'large' },
      high: 7,
    };
    const engine = await open([{ ...plain, id: 8, kind: 'other', values, words: 'apple\n\n\n\n' }]);
    expect(await engine.read([8, 9], ['group', 'shape', 'tone', 'size', 'wide', 'high'])).toEqual(
      new Map([
        [
          8,
          {
            kind: 'other',
            values: { group: [4, 5], shape: 'ë', tone: null, size: 30, wide: null, high: 7 },
          },
        ],
      ]),
    );
    const words = conceptsOf('river appl').flatMap(({ alternatives }) =>
      alternatives.flatMap(({ words }) => words),
    );
    expect(await engine.listUnknown(words)).toEqual(new Set(['river']));
  });

  it('tells which words rows say in their first ranks of texts', async () => {
    const engine = await open([
      { ...plain, id: 1, words: 'apple\n\n\nrock\nstone river' },
      { ...plain, id: 2, words: 'river\n\n\n\nx9' },
    ]);
    const said = async (ranks: number) => [
      ...(await engine.listSaid(['apple', 'river', 'rock', 'stone', 'x9', 'app'], ranks)),
    ];
    expect(await said(1)).toEqual(['apple', 'river']);
    expect(await said(4)).toEqual(['apple', 'river', 'rock']);
    expect(await said(5)).toEqual(['apple', 'river', 'rock', 'stone', 'x9']);
    engine.remove(2);
    engine.upsert({ ...plain, id: 3, words: 'stone\n\n\n\n' });
    await engine.settle();
    expect(await said(4)).toEqual(['apple', 'rock', 'stone']);
  });
}
