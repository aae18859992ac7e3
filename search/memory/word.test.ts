import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask, fill, plain } from '../testing/ask-engine.ts';
import { conceptsOf, options, someRows } from '../testing/some-rows.ts';
import {
  bothAnswers,
  eitherAnswer,
  leastRanks,
  makeAnswer,
  qualityOf,
  worthOf,
} from './answers.ts';
import { hasBit, setBit, wordsFor } from './bits.ts';
import { type Concept, expandConcept, type Phrase } from './expand-word.ts';
import { createMemoryEngine } from './memory-engine.ts';
import { MemoryIndex } from './memory-index.ts';
import { allRanks, ordinalOf } from './postings.ts';
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
        const engine = await fill(createMemoryEngine(options), rows);
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
        const fresh = await fill(createMemoryEngine(options), [...now.values()]);
        expect(await ask(engine, query)).toEqual(await ask(fresh, query));
      },
    ),
    { numRuns: 300 },
  );
});

it('finds a row with a new word, even if it was asked before the row could be found', async () => {
  const engine = await fill(createMemoryEngine(options), [{ ...plain, id: 1, words: 'river' }]);
  const query = { concepts: conceptsOf('riv') };
  await ask(engine, query);
  engine.upsert({ ...plain, id: 2, words: 'rivulet' });
  await ask(engine, query);
  await engine.settle();
  expect((await ask(engine, query)).total).toBe(2);
});

it('tells words apart that have come since the postings were merged', async () => {
  const engine = await fill(createMemoryEngine(options), [{ ...plain, id: 1, words: 'river' }]);
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

/** The ranks of texts in which a row has a word, 0 for none. */
function ranksIn({ postings }: MemoryIndex, word: number, ordinal: number): number {
  for (const { postings: some, from, to } of postings.ranges(word)) {
    const found = some.slice(from, to).find((posting) => ordinalOf(posting) === ordinal);
    if (found !== undefined) return found & allRanks;
  }
  return 0;
}

/** How a row answers a phrase, 0 for not at all. */
function lookUp(index: MemoryIndex, phrase: Phrase, ordinal: number): number {
  const answers = phrase.map((word) =>
    word.expansions.reduce((best, expansion) => {
      const ranks = ranksIn(index, expansion.word, ordinal);
      const isAnswer = ranks > leastRanks(word, expansion.quality);
      return isAnswer ? eitherAnswer(best, makeAnswer(expansion.quality, ranks)) : best;
    }, 0),
  );
  return answers.includes(0) ? 0 : answers.reduce(bothAnswers);
}

/** A row is worth to a concept the most that one closeness gives, with the ranks of all that is closer. */
function worthIn(index: MemoryIndex, { phrases }: Concept, ordinal: number): number {
  const single = phrases.flatMap(([word, ...others]) =>
    word && others.length === 0
      ? word.expansions.map((expansion) => [{ ...word, expansions: [expansion] }])
      : [],
  );
  const answers = [...single, ...phrases.filter(({ length }) => length > 1)].map((phrase) =>
    lookUp(index, phrase, ordinal),
  );
  const worths = answers.map((answer) => {
    const closer = answers.filter((other) => qualityOf(other) >= qualityOf(answer));
    const ranks = closer.reduce((some, other) => some | (other & allRanks), 0);
    return worthOf(makeAnswer(qualityOf(answer), ranks));
  });
  return Math.max(0, ...worths);
}

it('says of words and phrases, frequent and rare, what they are worth when looked up in each row', () => {
  const frequent = fc.constantFrom('river', 'stone', 'river stone', 'stone of a river', 'apple');
  const lines = fc.array(frequent, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(lines, { minLength: 150, maxLength: 200 }),
      fc.array(fc.nat({ max: 199 }), { maxLength: 2 }),
      // Up to a dozen are looked up in the lists of frequent words; for more, these are read.
      fc.uniqueArray(fc.nat({ max: 149 }), { maxLength: 20 }),
      (rows, rare, few) => {
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
        const wanted = rows.map((_, at) => worthIn(index, concept, at));
        expect(wanted.map((_, ordinal) => worth[ordinal])).toEqual(wanted);
        expect(wanted.map((_, ordinal) => hasBit(bits, ordinal))).toEqual(
          wanted.map((own) => own > 0),
        );
        const among = new Uint32Array(wordsFor(rows.length));
        for (const ordinal of few) setBit(among, ordinal);
        const ofFew = runWhole(findAnswers(index, concept, among));
        for (const at of few) {
          expect([ofFew.worth[at], hasBit(ofFew.bits, at)]).toEqual([wanted[at], wanted[at] !== 0]);
        }
      },
    ),
  );
});

it('is worth the most that one closeness gives', () => {
  const index = new MemoryIndex(options);
  // Exactly in the last rank, a form of it in the first, a synonym in the second.
  index.add({ ...plain, id: 1, words: 'river\nrock\n\n\nrivers' });
  index.settle();
  const asked = {
    alternatives: [
      { kind: 'typed' as const, isLoose: false, words: [{ ...wordOf('rivers'), stem: 'river' }] },
      ...phrasesOf(['rock']),
    ],
    corrected: [],
    optional: false,
    isDoubtful: false,
  };
  const { worth } = runWhole(findAnswers(index, expandConcept(index, asked, false)));
  expect(worth[0]).toBe(Math.max(8 * 1, 7 * (1 + 8), 6 * (1 + 8 + 4)));
});
