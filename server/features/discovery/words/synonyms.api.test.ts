import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { analyseQuery } from '@orendi/search/words/analyse-query';
import { listSynonymGroups, type SynonymGroup } from '../things/load-words.ts';
import type { Synonyms } from '@orendi/search/words/synonyms';
import { loadWords } from '../things/load-words.ts';
import { phraseKey, phraseWords } from './shop-language.ts';

let shop: TestShop;
let groups: SynonymGroup[];
let synonyms: Synonyms;
beforeAll(async () => {
  shop = await openTestShop();
  groups = await listSynonymGroups(shop.db);
  ({ synonyms } = await loadWords(shop.db));
});
afterAll(() => shop.close());

test('every group says one thing in at least two ways, or in one that both languages share', () => {
  for (const { words } of groups) {
    expect(words.length).toBeGreaterThan(1);
    const written = words.map((word) => word.toLowerCase());
    expect(new Set(written).size).toBe(words.length);
    for (const word of words) expect(phraseWords(word).length).toBeLessThanOrEqual(4);
  }
  const joining = groups.filter(({ words }) => new Set(words.map(phraseKey)).size > 1);
  expect(joining.length).toBeGreaterThan(200);
});

/** Words, and what must also be found for them. */
test.each([
  ['divan', 'kanape, kolltuk, kauc, sofa, couch'],
  ['couches', 'divan, kanape, kauc, sofa'],
  ['armchair', 'kolltuk, poltrone'],
  ['gardërobat', 'dollap, orman, wardrobe'],
  ['beds', 'krevat, shtrat'],
  ['tryezat', 'tavoline, table'],
  ['karrigen', 'chair'],
  ['llamba', 'lamp'],
  ['qilima', 'tapet, rug, carpet'],
  ['jastëkë', 'pillow, cushion'],
  ['shelves', 'raft'],
  ['desk', 'tavoline pune'],
  ['bedroom', 'dhome gjumi'],
  ['dhoma e gjumit', 'bedroom'],
  ['nightstand', 'komodine'],
  ['komoda', 'chest drawers'],
  ['TV units', 'komode tv'],
  ['sofa bed', 'divan krevat'],
  ['e zezë', 'black'],
  ['brown', 'kafe'],
  ['oak', 'lis, dushk'],
  ['druri lisi', 'oak'],
  ['leather', 'lekure'],
  ['lëkurë artificiale', 'faux leather'],
  ['për fëmijë', 'child'],
  ['llustër', 'llambadar, chandelier'],
  ['lustra', 'llambadar'],
  ['birou', 'skrivani, tavoline pune, desk'],
  ['byro', 'skrivani, tavoline pune, desk'],
  ['6 persona', 'gjashte veta, six seat'],
  ['gjashtë veta', '6 persona, 6 people'],
  ['6 people', 'gjashte veta'],
  ['3-vendësh', 'trevendesh, three seater'],
  ['3 vendëshe', 'trevendesh, three seater'],
  ['tre vende', 'trevendesh'],
  ['2 vendesh', 'dyvendesh, loveseat'],
  ['3she', 'trevendesh'],
  ['trosed', 'trevendesh'],
  ['kauq', 'divan, sofa'],
  ['polica', 'raft, regal, shelf'],
  ['çiviluk', 'portmanto, varese rrobash'],
  ['nahtkasne', 'komodine, nightstand'],
  ['ogledalo', 'pasqyre'],
  ['Schrank', 'garderobe, dollap rrobash'],
  ['letto', 'krevat, bed'],
])('%s is also %s', (query, others) => {
  const [concept] = analyseQuery(`${query} `, synonyms);
  const ways = concept?.alternatives.map(({ words }) => words.map(({ word }) => word).join(' '));
  expect(ways).toEqual(expect.arrayContaining(others.split(', ')));
});

/** Words that sound alike or share a broader term, but must not find each other. */
test.each([
  ['komodë', 'komodine, comfortable'],
  ['kafe', 'kafene, coffee table'],
  ['sofa', 'armchair, poltrone'],
  ['wardrobe', 'cabinet, skedar'],
  ['lamp', 'light, drite'],
  ['divan', 'table, bed'],
  ['art', 'gold'],
  ['liri', 'cheap'],
])('%s is not %s', (query, others) => {
  const [concept] = analyseQuery(`${query} `, synonyms);
  const ways = concept?.alternatives.map(({ words }) => words.map(({ word }) => word).join(' '));
  for (const other of others.split(', ')) expect(ways).not.toContain(other);
});

test.each([
  ['sofa', 'kolltuk'],
  ['kolltuk', 'divan'],
  ['wardrobe', 'dollap'],
])('%s is %s only loosely', (query, other) => {
  const [concept] = analyseQuery(`${query} `, synonyms);
  const way = concept?.alternatives.find(
    ({ words }) => words.map(({ word }) => word).join(' ') === other,
  );
  expect(way?.isLoose).toBe(true);
});

test('more groups come by migration, but where the operator has one with their words', async () => {
  const file = new URL('../../../migrations/0054_more_synonyms.sql', import.meta.url);
  const migration = await readFile(file, 'utf8');
  const wordsOf = async () => (await listSynonymGroups(shop.db)).map(({ words }) => words.join());
  const before = await wordsOf();
  await shop.pool.query(migration);
  expect(await wordsOf()).toEqual(before);
  await shop.pool.query("delete from synonym_group where 'birou' = any(words)");
  await shop.pool.query("insert into synonym_group (words) values ('{byro,zyrë}')");
  await shop.pool.query(migration);
  const after = await wordsOf();
  expect(after.filter((words) => words.includes('byro'))).toEqual(['byro,zyrë']);
});
