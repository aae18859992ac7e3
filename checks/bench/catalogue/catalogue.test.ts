import { describe, expect, test } from 'vitest';
import { makeProduct } from './make-listings.ts';
import { type Category, makeSeller, makeStock } from './make-seller.ts';
import { nameCount, nameOf } from './words.ts';

const categories: Category[] = Array.from({ length: 45 }, (_, at) => ({
  id: at + 1,
  industry_id: 1 + Math.floor(at / 6),
}));
const now = new Date('2030-01-01');

function makeProducts(listings: number, seed: number, seller: number, count: number) {
  const stock = makeStock(listings, categories, now);
  const maker = makeSeller(stock, seed, seller);
  return Array.from({ length: count }, () => makeProduct(stock, maker));
}

/** The distinct words of a sample of products from many sellers, in a catalogue of that size. */
function wordsOf(listings: number): Set<string> {
  const words = new Set<string>();
  for (let seller = 0; seller < 40; seller += 1) {
    for (const { fields } of makeProducts(listings, 1, seller, 100)) {
      const { product_name, description_al, brand, model } = fields;
      const text = [product_name, description_al, brand, model].join(' ').toLowerCase();
      for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
    }
  }
  return words;
}

describe('the made-up catalogue', () => {
  test('is the same for the same seed, whichever seller is made first', () => {
    const late = makeProducts(1_000, 1, 5, 20);
    makeProducts(1_000, 1, 4, 20);
    expect(makeProducts(1_000, 1, 5, 20)).toEqual(late);
    expect(makeProducts(1_000, 2, 5, 20)).not.toEqual(late);
    expect(makeProducts(1_000, 1, 6, 20)).not.toEqual(late);
  });

  test('keeps within what the product takes', () => {
    for (let seller = 0; seller < 20; seller += 1) {
      for (const { fields, pictures } of makeProducts(100_000, 1, seller, 100)) {
        expect(fields.product_name.length).toBeLessThanOrEqual(120);
        expect(fields.description_al.length).toBeLessThanOrEqual(500);
        expect(fields.description_en.length).toBeLessThanOrEqual(500);
        expect(fields.material_al?.length ?? 0).toBeLessThanOrEqual(80);
        expect(fields.color?.length ?? 0).toBeLessThanOrEqual(40);
        expect(fields.price).toBeGreaterThan(0);
        expect(fields.sale === 0).toBe(fields.sale_type === null);
        const taken = fields.sale_type === 'fixed' ? fields.sale : 0;
        expect(taken).toBeLessThanOrEqual(fields.price);
        expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
      }
    }
  });

  test('has words that stand in every listing', () => {
    for (const { fields } of makeProducts(10_000, 1, 3, 200)) {
      expect(fields.description_en).toMatch(/^[^.]+\. Furniture from/);
    }
  });

  test('knows more words and brands the larger it is', () => {
    const [small, large] = [wordsOf(10_000), wordsOf(1_000_000)];
    expect(large.size).toBeGreaterThan(1.15 * small.size);
  });

  test('some sellers write without ë and ç', () => {
    const texts = Array.from({ length: 30 }, (_, seller) =>
      makeProducts(1_000, 1, seller, 30)
        .map(({ fields }) => fields.description_al)
        .join(' '),
    );
    const plain = texts.filter((text) => !/[ëç]/i.test(text));
    expect(plain.length).toBeGreaterThan(3);
    expect(plain.length).toBeLessThan(20);
  });
});

test('no two names are the same', () => {
  const names = new Set(Array.from({ length: nameCount }, (_, at) => nameOf(at)));
  expect(names.size).toBe(nameCount);
});
