import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carefulStart } from '@orendi/search/words/letter-table';
import { nearWords } from '@orendi/search/words/near-words';

const vocabulary = sortWords(
  'abazhur divan divane divani dollap dollape karrige karriget kolltuk kolltuqe komode komodine krevat kuzhine llambe lampe ' +
    'mattress mirror pasqyre perde qilim raft rafte sofa sofas table tables tavoline tavolina vitrine wardrobe wardrobes kr2041',
);

const near = (word: string, isPrefix = false) =>
  nearWords(word, vocabulary, { isPrefix }).map(
    ({ index, distance }) => `${vocabulary[index]} ${distance}`,
  );

describe('nearWords', () => {
  it.each([
    ['a letter missing', 'karige', ['karrige 1']],
    ['a letter added', 'tablee', ['tables 1', 'table 1']],
    ['a letter wrong', 'devan', ['divan 1']],
    ['two letters swapped', 'mriror', ['mirror 1']],
    ['the first letter wrong', 'jirror', ['mirror 1']],
    ['two typos in a long word', 'wadrobbe', ['wardrobe 2']],
    ['a swap and a letter missing', 'matterss', ['mattress 1']],
  ])('forgives %s', (_name, word, found) => {
    expect(near(word)).toEqual(found);
  });

  it.each([
    ['one in three letters', 'sof'],
    ['two in seven letters', 'kollutc'],
    ['three in a long word', 'wordropp'],
    ['two in the first three letters', 'wwadrobe'],
    ['one in a word with digits', 'kr2042'],
    ['one that needs a digit', 'kr204'],
  ])('does not forgive %s', (_name, word) => {
    expect(near(word)).toEqual([]);
  });

  it('compares an unfinished word with the best beginning of each', () => {
    expect(near('kolt', true)).toEqual(['kolltuk 1', 'kolltuqe 1']);
    expect(near('kolt')).toEqual([]);
    expect(near('tavl', true)).toEqual(['table 1', 'tables 1', 'tavolina 1', 'tavoline 1']);
  });

  it('wants the first letter of an unfinished word right, of a whole one not', () => {
    const words = sortWords('vanilje van');
    const found = (word: string) =>
      nearWords(word, words, { isPrefix: true }).map(({ index }) => words[index]);
    expect(found('dvan')).toEqual(['van']);
    expect(found('vnail')).toEqual(['vanilje']);
  });

  it('puts words that are near as a whole before those that only begin so', () => {
    const words = sortWords('kallax kallror kallviken');
    const found = nearWords('kallx', words, { isPrefix: true });
    expect(found.map(({ index, isWhole }) => [words[index], isWhole])).toEqual([
      ['kallax', true],
      ['kallror', false],
      ['kallviken', false],
    ]);
  });

  it('leaves out what has no typo in it', () => {
    expect(near('divan')).toEqual(['divane 1', 'divani 1']);
    expect(near('divan', true)).toEqual([]);
  });

  it('puts the same first letter before the same length, and that before other lengths', () => {
    const words = sortWords('bivan divn dizan divanx');
    const found = nearWords('divan', words, { isPrefix: false }).map(({ index }) => words[index]);
    expect(found).toEqual(['dizan', 'divanx', 'divn', 'bivan']);
  });

  it('lists at most twelve, the nearest', () => {
    const words = sortWords(
      [...'abcdefghijklmnopqrst'].map((letter) => `tavolin${letter}`).join(' '),
    );
    const found = nearWords('tavolixa', words, { isPrefix: false });
    expect(found).toHaveLength(12);
    expect(words[found[0]?.index ?? 0]).toBe('tavolina');
  });

  it('finds what a slow comparison of every word finds', () => {
    const letters = fc.constantFrom('a', 'b', 'c', 'n', 'ë');
    const word = (minLength: number, maxLength: number) =>
      fc.array(letters, { minLength, maxLength }).map((all) => all.join(''));
    const words = fc.uniqueArray(word(1, 12), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(word(4, 10), words, fc.boolean(), (typed, list, isPrefix) => {
        const sorted = sortWords(list.join(' '));
        const allowed = typed.length < 8 ? 1 : 2;
        const expected = sorted
          .map((text, index) => ({ index, text, ...slowDistances(typed, text, isPrefix) }))
          .filter(({ distance }) => distance > 0 && distance <= allowed)
          .sort(
            (a, b) =>
              a.distance - b.distance ||
              Number(b.isWhole) - Number(a.isWhole) ||
              Number(b.text[0] === typed[0]) - Number(a.text[0] === typed[0]) ||
              Math.abs(a.text.length - typed.length) - Math.abs(b.text.length - typed.length) ||
              a.index - b.index,
          )
          .slice(0, 12)
          .map(({ index, distance, isWhole }) => ({ index, distance, isWhole }));
        expect(nearWords(typed, sorted, { isPrefix })).toEqual(expected);
      }),
      { numRuns: 5000 },
    );
  });
});

function sortWords(text: string): string[] {
  return text.split(' ').sort((a, b) => (a < b ? -1 : 1));
}

/** The textbook algorithm, computing the whole table. */
function slowDistances(word: string, text: string, isPrefix: boolean) {
  const allowed = word.length < 8 ? 1 : 2;
  const table: number[][] = [];
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= text.length; row += 1) {
    const current: number[] = [];
    table.push(current);
    for (let column = 0; column <= word.length; column += 1) {
      const isSame = text[row - 1] === word[column - 1];
      const isSwap = text[row - 1] === word[column - 2] && text[row - 2] === word[column - 1];
      const distance =
        row === 0 && column === 0
          ? 0
          : Math.min(
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              at(row - 1, column - 1) + (isSame ? 0 : 1),
              row > 1 && column > 1 && isSwap ? at(row - 2, column - 2) + 1 : Infinity,
            );
      current.push(distance > (column > carefulStart ? allowed : 1) ? Infinity : distance);
    }
  }
  const distances = table.map((row) => row[word.length] ?? Infinity);
  const whole = distances.at(-1) ?? Infinity;
  const distance = isPrefix && text[0] === word[0] ? Math.min(...distances) : whole;
  return { distance, isWhole: distance === whole };
}
