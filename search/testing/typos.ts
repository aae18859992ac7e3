import { expect, it } from 'vitest';
import { ask, type EngineUnderTest, fill, plain } from './ask-engine.ts';
import { ascending } from './meant-rows.ts';
import { conceptsOf, type SomeRow } from './some-rows.ts';

/** The laws of engines that forgive typos. */
export function testTypos({ create }: EngineUnderTest): void {
  const open = async (...names: string[]) => {
    const rows = names.map((name, i): SomeRow =>
      Object.assign({}, plain, { id: i + 1, words: `${name}\n\n\n\n` }),
    );
    const engine = await fill(await create(), rows);
    return async (text: string, mayForgive = true) =>
      ascending((await ask(engine, { concepts: conceptsOf(text), mayForgive })).ids);
  };

  it('takes a word that no row says for one that differs by a typo', async () => {
    const idsOf = await open('wardrobe', 'mattress', 'mirror', 'x94021');
    expect(await idsOf('wadrobe ')).toEqual([1]);
    expect(await idsOf('matterss ')).toEqual([2]);
    expect(await idsOf('jirror ')).toEqual([3]);
    // Two typos among the first letters, in a short word, or one in a word with digits, are too much.
    expect(await idsOf('wwadrobe ')).toEqual([]);
    expect(await idsOf('mirrro ')).toEqual([3]);
    expect(await idsOf('mmirrro ')).toEqual([]);
    expect(await idsOf('x94022 ')).toEqual([]);
  });

  it('takes what is still being typed for the beginning of a word with a typo in it', async () => {
    const idsOf = await open('wardrobe', 'wardens', 'drawer');
    expect(await idsOf('wadro')).toEqual([1]);
    expect(await idsOf('wadr')).toEqual([1, 2]);
    // The first letter must be right.
    expect(await idsOf('qard')).toEqual([]);
  });

  it('forgives every word if nothing answers them as typed, unless it must not', async () => {
    const idsOf = await open('wardrobe river', 'wardrop', 'stone');
    expect(await idsOf('wardrop rivr ')).toEqual([1]);
    expect(await idsOf('wardrop stone ')).toEqual([]);
    expect(await idsOf('stonee wardrobe ', false)).toEqual([]);
  });

  it('adds a word that many more rows say to one that hardly any says', async () => {
    const idsOf = await open(
      'wadrobe',
      ...Array.from({ length: 10 }, () => 'wardrobe'),
      'wardrope',
    );
    expect(await idsOf('wadrobe ')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await idsOf('wardrobe ')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('takes a mistyped word of the synonyms for what it means', async () => {
    const idsOf = await open('rock', 'river');
    expect(await idsOf('stoen ')).toEqual([1]);
  });

  it('takes a word of the synonyms for no typo while anything answers it', async () => {
    const stores = Array.from({ length: 10 }, () => 'store');
    expect(await (await open('rock', ...stores))('stone ')).toEqual([1]);
    expect(await (await open('river', 'store'))('stone ')).toEqual([2]);
  });

  it('leaves a doubtful small word out if nothing is found with it', async () => {
    const idsOf = await open('river', 'river office', 'stone');
    expect(await idsOf('river of')).toEqual([2]);
    expect(await idsOf('stone of')).toEqual([3]);
  });
}
