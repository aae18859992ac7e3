import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closeness } from '../words/closeness.ts';
import { ask, fill, plain } from '../testing/ask-engine.ts';
import { conceptsOf, options, someRows } from '../testing/some-rows.ts';
import { bestQuality, qualityOf, worthLimit, worthOfAll } from './answers.ts';
import { hasBit } from './bits.ts';
import { expandConcept } from './expand-concept.ts';
import { FrequentConcepts } from './frequent-concepts.ts';
import { lookUp } from './look-up.ts';
import { MemoryEngine } from './memory-engine.ts';
import { MemoryIndex } from './memory-index.ts';
import { PhraseMarks } from './phrase-marks.ts';
import { allRanks, makePosting } from './postings.ts';
import { RowWorths } from './row-worths.ts';
import { makeSliced, readSliced } from './sliced-numbers.ts';
import { runWhole } from './time-slices.ts';

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
        const engine = await fill(new MemoryEngine(options, { frequentShare: 0 }), rows);
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
        const fresh = await fill(new MemoryEngine(options, { frequentShare: 0 }), [
          ...now.values(),
        ]);
        expect(await ask(engine, query)).toEqual(await ask(fresh, query));
      },
    ),
    { numRuns: 300 },
  );
});

const wordOf = (word: string) => ({ word, stem: word, isLast: false, isPrefix: false });
const phrasesOf = (texts: readonly string[]) =>
  texts.map((text) => {
    const words = text.split(' ').map(wordOf);
    return { kind: 'synonym' as const, isLoose: text.includes('cedar'), words };
  });

it('knows what phrases of frequent and of rare words are worth, as looking them up in each row does', () => {
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
        const texts = ['apple', 'river stone', 'cedar river'];
        const asked = { alternatives: phrasesOf(texts), corrected: [] };
        const concept = expandConcept(
          index,
          { ...asked, optional: false, isDoubtful: false },
          false,
        );
        const found = runWhole(new FrequentConcepts(index, new PhraseMarks(index)).of(concept));
        const wanted = rows.map((_, ordinal) => {
          const ranks = new Uint8Array(bestQuality + 1);
          for (const phrase of concept.phrases) {
            const answer = lookUp(index.postings, phrase, ordinal);
            const how = qualityOf(answer);
            ranks[how] = (ranks[how] ?? 0) | (answer & allRanks);
          }
          return worthOfAll(ranks);
        });
        expect(wanted.map((_, ordinal) => readSliced(found.worth, ordinal))).toEqual(wanted);
        expect(wanted.map((_, ordinal) => hasBit(found.bits, ordinal))).toEqual(
          wanted.map((worth) => worth > 0),
        );
      },
    ),
  );
});

it('finds a row with a new word, even if it was asked before the row could be found', async () => {
  const engine = await fill(new MemoryEngine(options, { frequentShare: 0 }), [
    { ...plain, id: 1, words: 'river' },
  ]);
  const query = { concepts: conceptsOf('riv') };
  await ask(engine, query);
  engine.upsert({ ...plain, id: 2, words: 'rivulet' });
  await ask(engine, query);
  await engine.settle();
  expect((await ask(engine, query)).total).toBe(2);
});

it('tells words apart that have come since the postings were merged', async () => {
  const engine = await fill(new MemoryEngine(options, { frequentShare: 0 }), [
    { ...plain, id: 1, words: 'river' },
  ]);
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
      const worths = new RowWorths();
      worths.clear(2);
      const worth = makeSliced(2, Math.log2(worthLimit));
      const bits = new Uint32Array(2);
      const byQuality = rows
        .flatMap((all, ordinal) => all.map(([how, ranks]) => ({ ordinal, how, ranks })))
        .sort((one, other) => other.how - one.how);
      for (const { ordinal, how, ranks } of byQuality) {
        const postings = [makePosting(ordinal, ranks)];
        worths.noteAll({ postings, from: 0, to: 1 }, how, 0);
      }
      runWhole(worths.write(worth, bits));
      const wanted = rows.map((all) => {
        const ranksOf = new Uint8Array(bestQuality + 1);
        for (const [how, ranks] of all) ranksOf[how] = (ranksOf[how] ?? 0) | ranks;
        return worthOfAll(ranksOf);
      });
      expect(rows.map((_, ordinal) => readSliced(worth, ordinal))).toEqual(wanted);
      expect(rows.map((_, ordinal) => hasBit(bits, ordinal))).toEqual(wanted.map((own) => own > 0));
    }),
  );
});
