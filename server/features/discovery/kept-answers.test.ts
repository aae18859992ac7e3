import { expect, test } from 'vitest';
import { ReadyAnswers } from './kept-answers.ts';

test('an answer is made again only of other parts', () => {
  const answers = new ReadyAnswers();
  const card = { price: 1 };
  let made = 0;
  const answer = (key: string, parts: unknown[]) =>
    answers.answer(key, parts, () => ({ made: (made += 1) })).body.toString();
  expect(answer('a', [card, 12])).toBe('{"made":1}');
  expect(answer('a', [card, 12])).toBe('{"made":1}');
  expect(answer('b', [card, 12])).toBe('{"made":2}');
  expect(answer('a', [card, 13])).toBe('{"made":3}');
  expect(answer('a', [card])).toBe('{"made":4}');
  expect(answer('a', [{ ...card }])).toBe('{"made":5}');
});
