import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closeness } from '../words/closeness.ts';
import { ask, fill, plain } from '../testing/ask-engine.ts';
import { conceptsOf, options, someRows } from '../testing/some-rows.ts';
import { worthLimit, worthOfAll } from './answers.ts';
import { MemoryEngine } from './memory-engine.ts';
import { bestQuality, RankSlices } from './rank-slices.ts';
import { makeSliced, readSliced } from './sliced-numbers.ts';

const texts = fc.constantFrom('apple', 'river stone', 'riv', 'rivers of apple', 'a', 'stone app');

it('finds what there is now, however often it was asked before', async () => {
  await fc.assert(
    fc.asyncProperty(
      someRows,
      fc.array(fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('rewrite', 'remove', 'ask')), {
        maxLength: 20,
      }),
      texts,
      fc.constantFrom(undefined, { by: 'size', direction: 'desc' } as const),
      async (rows, steps, text, order) => {
        const engine = await fill(new MemoryEngine(options, 0), rows);
        const now = new Map(rows.map((row) => [row.id, row]));
        const query = { concepts: conceptsOf(text), order, withFacets: true };
        for (const [pick, what] of steps) {
          const row = rows[pick % Math.max(1, rows.length)];
          if (!row) continue;
          if (what === 'ask') await ask(engine, query);
          if (what === 'remove') {
            engine.remove(row.id);
            now.delete(row.id);
          }
          if (what === 'rewrite') {
            const words = rows[(pick + 1) % rows.length]?.words ?? '';
            const again = { ...row, version: undefined, words };
            engine.upsert(again);
            now.set(row.id, again);
          }
        }
        await engine.settle();
        const fresh = await fill(new MemoryEngine(options, 0), [...now.values()]);
        expect(await ask(engine, query)).toEqual(await ask(fresh, query));
      },
    ),
    { numRuns: 300 },
  );
});

it('finds a row with a new word, even if it was asked before the row could be found', async () => {
  const engine = await fill(new MemoryEngine(options, 0), [{ ...plain, id: 1, words: 'river' }]);
  const query = { concepts: conceptsOf('riv') };
  await ask(engine, query);
  engine.upsert({ ...plain, id: 2, words: 'rivulet' });
  await ask(engine, query);
  await engine.settle();
  expect((await ask(engine, query)).total).toBe(2);
});

it('tells words apart that have come since the postings were merged', async () => {
  const engine = await fill(new MemoryEngine(options, 0), [{ ...plain, id: 1, words: 'river' }]);
  engine.upsert({ ...plain, id: 2, words: 'pear' });
  engine.upsert({ ...plain, id: 3, words: 'cedar' });
  await engine.settle();
  const found = async (text: string) => (await ask(engine, { concepts: conceptsOf(text) })).ids;
  expect([await found('pear'), await found('cedar')]).toEqual([[2], [3]]);
});

it('is worth the most that one closeness gives', () => {
  const answers = fc.array(
    fc.tuple(fc.constantFrom(...Object.values(closeness)), fc.integer({ min: 1, max: 31 })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.array(answers, { minLength: 1, maxLength: 40 }), (rows) => {
      const words = 2;
      const slices = new RankSlices();
      slices.clear(words);
      const worth = makeSliced(words, Math.log2(worthLimit));
      for (const [ordinal, all] of rows.entries()) {
        for (const [how, ranks] of all) {
          const bits = slices.of(how);
          for (let rank = 0; rank < 5; rank += 1) {
            const at = rank * words + (ordinal >>> 5);
            bits[at] = (bits[at] ?? 0) | (((ranks >>> rank) & 1) << (ordinal & 31));
          }
        }
      }
      slices.addUp(worth);
      const wanted = rows.map((all) => {
        const ranksOf = new Uint8Array(bestQuality + 1);
        for (const [how, ranks] of all) ranksOf[how] = (ranksOf[how] ?? 0) | ranks;
        return worthOfAll(ranksOf);
      });
      expect(rows.map((_, ordinal) => readSliced(worth, ordinal))).toEqual(wanted);
    }),
  );
});
