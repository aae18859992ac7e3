import { towns } from '@orendi/contract/towns';
import { expect, test } from 'vitest';
import { readTokens } from './tokens.ts';
import { nameTowns, readTown } from './place-rules.ts';

const names = nameTowns(towns);
const read = readTown(names);
const townIn = (text: string) => read(readTokens(text), 0)?.slug ?? null;

test.each([
  ['Tirana', 'tirane'],
  ['Prishtinës', 'prishtine'],
  ['Pristina', 'prishtine'],
  ['Shkodrën', 'shkoder'],
  ['Ohrit', 'oher'],
  ['Istogut', 'istog'],
  ['Ferizajt', 'ferizaj'],
  ['Peshkopisë', 'peshkopi'],
  ['Bajram Currit', 'bajram-curri'],
  ['Fushë-Krujës', 'fushe-kruje'],
  ['Fushë Kosovë', 'fushe-kosove'],
  ['gjakov', 'gjakove'],
  ['Skopje', 'shkup'],
  ['Bar', 'tivar'],
  ['Cyrihut', 'cyrih'],
])('%s is %s', (text, slug) => {
  expect(townIn(text)).toBe(slug);
});

test.each('bar bari viti cork reading nice hull split essen derby palma fushe has sofa'.split(' '))(
  '%s is a word',
  (text) => {
    expect(townIn(text)).toBeNull();
  },
);

test('only towns at home count without a preposition, by a name that is no other word', () => {
  const clear = new Set([...names].filter(([, { isClear }]) => isClear).map(([name]) => name));
  const asked = ['tirane', 'pejes', 'gjakov', 'milano', 'bar', 'ulqin', 'london'];
  expect(asked.filter((name) => clear.has(name))).toEqual(['tirane', 'pejes', 'ulqin']);
});
