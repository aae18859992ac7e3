import { describe, expect, test } from 'vitest';
import { countWords, type DrawnListing, type Draws, wordsOfListing } from './draws.ts';
import { kindGroups } from './kinds.ts';
import { address } from './searches.ts';
import { createRandom } from '@orendi/demo/catalogue/random';

const textKinds = kindGroups.text.kinds;

const sofa: DrawnListing = {
  id: 1,
  name: 'Divan këndor BREBERA',
  brand: 'Hemtenesga',
  model: 'KX-482',
  color: '#d9c3a0',
  material: 'Oak',
  category_id: 2,
  industry_id: 1,
  business_id: 1,
  description_al: 'Divan këndor, me krahë. Mobilje nga Durrës. Garanci dy vjet, çmim i mirë.',
  price: 100,
  description_en: 'Corner sofa, with armrests. Furniture from Durrës.',
};
const lamp: DrawnListing = {
  ...sofa,
  id: 2,
  name: 'Llambë dyshemeje Kabera',
  brand: null,
  model: null,
  category_id: 34,
  description_al: 'Llambë dyshemeje, e ulët. Mobilje nga Fier.',
  description_en: 'Floor lamp, low. Furniture from Fier.',
};
const filler = Array.from({ length: 1_998 }, (_, at) =>
  at % 2 === 0 ? { ...lamp, name: 'Llambë' } : { ...sofa, name: 'Divan', brand: null, model: null },
);

function makeDraws(seed: number): Draws {
  const random = createRandom(seed);
  return {
    random,
    listings: 100_000,
    sizes: new Map([[2, 30]]),
    words: countWords([sofa, lamp, ...filler].map(wordsOfListing)),
    product: () => random.pick([sofa, lamp]),
    packageId: () => 3,
  };
}

function drawMany(work: string, count = 50): URLSearchParams[] {
  const kind = textKinds.find((one) => one.work === work);
  const draws = makeDraws(5);
  return Array.from(
    { length: count },
    () => new URL(kind?.draw(draws) ?? '', 'http://localhost').searchParams,
  );
}

const textsOf = (work: string) => drawMany(work).map((values) => values.get('query') ?? '');

describe('texts that are searched for', () => {
  test('are within what the product takes, of every kind', () => {
    for (const kind of [...textKinds, ...kindGroups.textByPrice.kinds]) {
      const draws = makeDraws(11);
      for (let time = 0; time < 50; time += 1) {
        const values = new URL(kind.draw(draws), 'http://localhost').searchParams;
        const text = values.get('query') ?? '';
        expect(text.length).toBeGreaterThan(1);
        expect(text.length).toBeLessThanOrEqual(50);
        expect(Number(values.get('page') ?? 1)).toBeGreaterThan(0);
      }
    }
  });

  test('are the same for the same seed only', () => {
    const draw = (seed: number) => {
      const draws = makeDraws(seed);
      return textKinds.map((kind) => kind.draw(draws));
    };
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  test.each([
    ['one word', 1],
    ['three words', 3],
    ['five words', 5],
  ])('%s', (work, count) => {
    for (const text of textsOf(work)) {
      const words = text.split(' ');
      expect(new Set(words).size).toBe(count);
      const all = [sofa, lamp].map(wordsOfListing);
      expect(all.some((known) => words.every((word) => known.includes(word)))).toBe(true);
    }
  });

  test('beginnings have as many letters as they say', () => {
    for (const letters of [2, 3, 4, 5]) {
      for (const text of textsOf(`${letters} letters`)) expect(text).toHaveLength(letters);
    }
  });

  test('a typo makes a word that no listing has', () => {
    const known = new Set([sofa, lamp].flatMap(wordsOfListing));
    for (const text of textsOf('a typo')) expect(known).not.toContain(text);
  });

  test('a word of every listing is one', () => {
    for (const text of textsOf('a word of every listing')) {
      expect(wordsOfListing(sofa)).toContain(text);
      expect(wordsOfListing(lamp)).toContain(text);
    }
  });

  test('a frequent word stands beside a rare one', () => {
    for (const text of textsOf('a frequent and a rare word')) {
      const shares = text.split(' ').map((word) => makeDraws(1).words.shareOf(word));
      expect(Math.max(...shares)).toBeGreaterThan(0.04);
      expect(Math.min(...shares)).toBeLessThan(0.002);
    }
  });

  test('another ending and another name are not what stands in the name', () => {
    for (const text of [...textsOf('another ending'), ...textsOf('another name')]) {
      expect([sofa.name, lamp.name].map((name) => name.toLowerCase())).not.toContain(text);
    }
    expect(textsOf('another ending')).toContain('divani këndor');
    expect(textsOf('another name')).toContain('corner sofa');
  });

  test('accents are left out', () => {
    for (const text of textsOf('without ë and ç')) expect(text).not.toMatch(/[ëç]/);
  });

  test('a later page is within what is found', () => {
    for (const values of drawMany('a later page')) {
      const share = makeDraws(1).words.shareOf(values.get('query') ?? '');
      expect(12 * Number(values.get('page'))).toBeLessThanOrEqual(share * 100_000);
    }
  });
});

test('an address holds the values it is given, written safely', () => {
  expect(address('/x', { query: 'a b&c', page: 2 })).toBe('/x?query=a+b%26c&page=2');
  expect(address('/x')).toBe('/x');
});
