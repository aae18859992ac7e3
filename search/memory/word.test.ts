import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask, fill, plain } from '../testing/ask-engine.ts';
import { conceptsOf, options, someRows } from '../testing/some-rows.ts';
import { bestQuality, lookUpAll, worthOfAll } from './answers.ts';
import { hasBit } from './bits.ts';
import { expandConcept } from './expand-word.ts';
import { MemoryEngine } from './memory-engine.ts';
import { MemoryIndex } from './memory-index.ts';
import { runWhole } from '../testing/run-whole.ts';
import { findAnswers } from './word.ts';

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
        const engine = await fill(new MemoryEngine(options), rows);
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
        const fresh = await fill(new MemoryEngine(options), [...now.values()]);
        expect(await ask(engine, query)).toEqual(await ask(fresh, query));
      },
    ),
    { numRuns: 300 },
  );
});

it('finds a row with a new word, even if it was asked before the row could be found', async () => {
  const engine = await fill(new MemoryEngine(options), [{ ...plain, id: 1, words: 'river' }]);
  const query = { concepts: conceptsOf('riv') };
  await ask(engine, query);
  engine.upsert({ ...plain, id: 2, words: 'rivulet' });
  await ask(engine, query);
  await engine.settle();
  expect((await ask(engine, query)).total).toBe(2);
});

it('tells words apart that have come since the postings were merged', async () => {
  const engine = await fill(new MemoryEngine(options), [{ ...plain, id: 1, words: 'river' }]);
  engine.upsert({ ...plain, id: 2, words: 'pear' });
  engine.upsert({ ...plain, id: 3, words: 'cedar' });
  await engine.settle();
  const found = async (text: string) => (await ask(engine, { concepts: conceptsOf(text) })).ids;
  expect([await found('pear'), await found('cedar')]).toEqual([[2], [3]]);
});

const wordOf = (word: string) => ({ word, stem: word, isLast: false, isPrefix: false });
const phrasesOf = (some: readonly string[]) =>
  some.map((text) => {
    const words = text.split(' ').map(wordOf);
    return { kind: 'synonym' as const, isLoose: text.includes('cedar'), words };
  });

it('says of words and phrases, frequent and rare, what they are worth when looked up in each row', () => {
  const frequent = fc.constantFrom('river', 'stone', 'river stone', 'stone of a river', 'apple');
  const lines = fc.array(frequent, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(lines, { minLength: 150, maxLength: 200 }),
      fc.array(fc.nat({ max: 199 }), { maxLength: 2 }),
      (rows, rare) => {
        const index = new MemoryIndex(options);
        for (const [at, own] of rows.entries()) {
          const words = [...own, ...(rare.includes(at) ? ['cedar'] : [])].join('\n');
          index.add({ ...plain, id: at + 1, words });
        }
        index.settle();
        const asked = {
          alternatives: phrasesOf(['apple', 'river stone', 'cedar river']),
          corrected: [],
          optional: false,
          isDoubtful: false,
        };
        const concept = expandConcept(index, asked, false);
        const { bits, worth } = runWhole(findAnswers(index, concept));
        const wanted = rows.map((_, at) => worthOfAll(lookUpAll(index.postings, concept, at)));
        expect(wanted.map((_, ordinal) => worth[ordinal])).toEqual(wanted);
        expect(wanted.map((_, ordinal) => hasBit(bits, ordinal))).toEqual(
          wanted.map((own) => own > 0),
        );
      },
    ),
  );
});

it('is worth the most that one closeness gives', () => {
  const ranksOf = new Uint8Array(bestQuality + 1);
  // Exactly in the last rank, a form of it in the first, a synonym in the second.
  [ranksOf[8], ranksOf[7], ranksOf[6]] = [1, 16, 8];
  expect(worthOfAll(ranksOf)).toBe(Math.max(8 * 1, 7 * (1 + 8), 6 * (1 + 8 + 4)));
});
