import { expect, test } from 'vitest';
import { createRandom } from '@orendi/demo/catalogue/random';
import { typeCarelessly, withoutAccents, withTypo } from './misspell.ts';

test('a typo changes a word, but neither its first letter nor more than two others', () => {
  const random = createRandom(3);
  for (let time = 0; time < 2_000; time += 1) {
    const word = random.pick(['divan', 'kolltuk', 'tavolinë', 'oak', 'balloon']);
    const typed = withTypo(word, random);
    expect(typed).not.toBe(word);
    expect(typed.charAt(0)).toBe(word.charAt(0));
    expect(Math.abs(typed.length - word.length)).toBeLessThanOrEqual(1);
    const same = [...typed].filter((letter, at) => letter === word.charAt(at)).length;
    const sameFromEnd = [...typed].filter(
      (letter, at) => letter === word.charAt(at + word.length - typed.length),
    ).length;
    expect(same + sameFromEnd).toBeGreaterThanOrEqual(word.length - 2);
  }
});

test('accents go, letters stay', () => {
  expect(withoutAccents('Kolltukë e çmuar, gardërobë')).toBe('Kolltuke e cmuar, garderobe');
});

test('short words and numbers are typed right', () => {
  const random = createRandom(3);
  expect(typeCarelessly('me 120x60 cm', 1, random)).toBe('me 120x60 cm');
  expect(typeCarelessly('tavolina e madhe', 1, random)).not.toMatch(/tavolina|madhe/);
});
