import { foldWords } from '@orendi/search/words/fold-words';
import { describe, expect, it } from 'vitest';
import { type CatalogueProduct, isWanted, thingsOf } from './judge.ts';
import { measureRecall, printRecall, queries, type RelevanceQuery } from './recall.ts';
import things from './things.json' with { type: 'json' };

const product = (changes: Partial<CatalogueProduct>): CatalogueProduct => ({
  id: 1,
  product_name: '',
  description_en: '',
  description_al: '',
  brand: null,
  model: null,
  material: null,
  material_al: null,
  color: null,
  industry_id: 1,
  category_id: 45,
  ...changes,
});

describe('the list', () => {
  it('asks at least 140 different queries that a search field takes', () => {
    const texts = queries.map(({ query }) => query.toLowerCase());
    const twice = texts.filter((text, i) => texts.indexOf(text) !== i);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(140);
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(50);
      expect(foldWords(text).length).toBeGreaterThan(0);
    }
    expect(twice).toEqual([]);
    const named = queries.flatMap(({ want }) => want.things ?? []);
    const wider = Object.values(things).flatMap((thing) => ('isAlso' in thing ? thing.isAlso : []));
    expect(Object.keys(things)).toEqual(expect.arrayContaining([...named, ...wider]));
  });
});

describe('thingsOf', () => {
  it.each<[string, number, string[]]>([
    ['Divan këndor Valbona', 2, ['corner sofa', 'sofa']],
    ['Valbona two-seater couch', 1, ['sofa']],
    ['Divan krevat Drini', 3, ['sofa bed', 'sofa']],
    ['Dollap me katër kanate', 15, ['cupboard', 'wardrobe']],
    ['Tryezë druri Dita', 20, ['table', 'dining table']],
    ['Karrige kuzhine Teuta', 21, ['chair', 'dining chair']],
    ['LANDSKRONA Armchair', 1, ['armchair']],
    ['GRÖNLID Cover for 3-seat sofa', 1, []],
    ['POÄNG Armchair cushion', 4, ['cushion']],
    ['EKEDALEN Table and 4 chairs, 120 cm', 24, ['chair', 'dining table', 'table']],
    ['Shtrat plazhi Buna', 30, ['lounger']],
    ['Linea 3', 41, ['rug']],
    ['Komodë TV Shala', 7, ['TV unit']],
    ['Llambë komodine Era', 35, ['lamp', 'table lamp']],
  ])('knows what %s is', (product_name, category_id, expected) => {
    expect([...thingsOf(product({ product_name, category_id }))].sort()).toEqual(expected.sort());
  });
});

describe('isWanted', () => {
  const navy = product({ product_name: 'Divan Era', category_id: 1, color: '#1e2b50' });

  it('wants everything that is said', () => {
    const blue = { things: ['sofa'] as const, color: /\bblue\b/ };
    expect(isWanted(navy, blue)).toBe(true);
    expect(isWanted(navy, { ...blue, room: { industry: 2, says: /bedroom/ } })).toBe(false);
    expect(isWanted(navy, { ...blue, things: ['armchair'] })).toBe(false);
    expect(isWanted(navy, { ...blue, material: /velvet/ })).toBe(false);
    expect(isWanted({ ...navy, material_al: 'Kadife' }, { material: /kadife/ })).toBe(true);
    expect(isWanted({ ...navy, brand: 'POÄNG' }, { brand: /\bpoang\b/ })).toBe(true);
  });
});

describe('measureRecall', () => {
  const shelf = [1, 2, 3].map((id) => product({ id, product_name: `Divan ${id}`, category_id: 1 }));
  const products = [...shelf, product({ id: 4, product_name: 'Raft', category_id: 8 })];
  const found: Record<string, number[]> = { divan: [1, 4, 3], sofa: [1, 2, 3], vazo: [4] };
  const shop = {
    search: async (query: string) => found[query] ?? [],
  };
  const ask = (query: string, thing: 'sofa' | 'vase'): RelevanceQuery => ({
    group: 'Test',
    query,
    want: { things: [thing] },
  });

  it('counts what is wanted among the first, of all that is wanted', async () => {
    const outcomes = await measureRecall(shop, products, [
      ask('divan', 'sofa'),
      ask('sofa', 'sofa'),
      ask('vazo', 'vase'),
    ]);
    expect(outcomes.map(({ recall }) => recall)).toEqual([2 / 3, 1, null]);
    expect(outcomes[0]?.others).toEqual(['Raft']);
    const report = printRecall(outcomes);
    expect(report).toMatch(/^\| Test +\| 2 +\| 83\.3 % +\| 50\.0 % +\| 1 +\|$/m);
    expect(report).toContain('Test: "divan" 2 of 3; also Raft');
  });
});
