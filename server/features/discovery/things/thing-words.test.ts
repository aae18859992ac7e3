import { createSynonyms } from '@orendi/search/words/synonyms';
import { foldWords } from '@orendi/search/words/fold-words';
import { describe, expect, it } from 'vitest';
import { shopLanguage } from '../words/shop-language.ts';
import { splitName } from '../make-listing.ts';
import { nameReader } from './name-marks.ts';
import { readLanguages, stemsOf, thingsOfCategory } from './phrases.ts';
import { type ListingSort, ThingWords } from './thing-words.ts';

const categories = [
  { id: 1, en: 'Sofas', al: 'Divane' },
  { id: 2, en: 'Corner sofas', al: 'Divane këndore' },
  { id: 3, en: 'Sofa beds', al: 'Divane krevat' },
  { id: 4, en: 'Beds', al: 'Krevate' },
  { id: 5, en: 'Bedside tables', al: 'Komodina' },
  { id: 6, en: 'Coffee tables', al: 'Tavolinëza e tavolina kafeje' },
  { id: 7, en: 'Garden tables & chairs', al: 'Tavolina dhe karrige kopshti' },
  { id: 8, en: 'Table lamps', al: 'Llamba tavoline' },
  { id: 9, en: 'Café furniture', al: 'Mobilje lokalesh' },
  { id: 10, en: 'Chests of drawers', al: 'Komoda' },
  { id: 11, en: 'TV units', al: 'Komoda TV' },
  { id: 12, en: 'Hammocks', al: null },
  { id: 13, en: 'Sun loungers', al: 'Shezlongë' },
];
const groups = [
  ['divan', 'kanape', '~kolltuk', 'sofa', 'couch'],
  ['divan këndor', 'corner sofa'],
  ['divan krevat', 'sofa bed'],
  ['krevat', 'shtrat', 'bed'],
  ['shezlong', 'shtrat plazhi', 'sun bed'],
  ['krevat dopio', 'double bed'],
  ['komodinë', 'tavolinë nate', 'bedside table'],
  ['tavolinë', 'tryezë', 'table'],
  ['tavolinëz', 'tavolinë kafeje', 'coffee table'],
  ['karrige', 'chair'],
  ['llambë', 'lamp'],
  ['mobilje', 'furniture'],
  ['komodë', 'chest of drawers'],
  ['komodë tv', 'tv unit'],
  ['lëkurë', 'leather'],
  ['jastëk', 'cushion'],
];
const things = new ThingWords(categories, groups, createSynonyms(groups, shopLanguage));
const readName = nameReader();

/** Whether a listing of this name and category is what a phrase says, as an engine would tell. */
function isA(phrase: string, name: string, category = 99): boolean {
  const folded = [...new Set(foldWords(splitName(name).product))].join(' ');
  const values: Record<string, number | null> = { ...readName(folded), category };
  const has = ([field, wanted]: [string, readonly number[] | undefined]) =>
    wanted?.includes(values[field] ?? -1) ?? false;
  return things
    .sortsOf(stemsOf(phrase))
    .some(
      ({ where, not = {} }: ListingSort) =>
        Object.entries(where).every(has) && !Object.entries(not).some(has),
    );
}

/** The categories in which a listing without a telling name is what a phrase says. */
const categoriesOf = (phrase: string) =>
  categories.map(({ id }) => id).filter((id) => isA(phrase, 'Model 7', id));

describe('the categories that a phrase names', () => {
  it.each<[string, number[]]>([
    ['divan', [1, 2, 3]],
    ['sofas', [1, 2, 3]],
    ['couch', [1, 2, 3]],
    ['divan këndor', [2]],
    ['sofa bed', [3]],
    ['krevat', [4]],
    ['bed', [4]],
    ['double bed', [4]],
    ['komodinë', [5]],
    ['tavolinë', [6, 7]],
    ['table', [6, 7]],
    ['tavolinë kafeje', [6]],
    ['karrige', [7]],
    ['table lamp', [8]],
    ['llambë', [8]],
    ['komodë', [10]],
    ['komodë tv', [11]],
    ['hammock', [12]],
    ['kolltuk', []],
    ['mobilje', []],
    ['lëkurë', []],
    ['kopsht', []],
    ['tv', []],
    ['Valbona', []],
  ])('of %s', (phrase, ids) => {
    expect(categoriesOf(phrase)).toEqual(ids);
  });
});

describe('a name that says what it is', () => {
  it.each([
    ['divan', 'Divan lëkure'],
    ['divan', 'Divan'],
    ['divan', 'Divan këndor Era'],
    ['sofa', 'Leather sofa'],
    ['divan', 'Leather sofa, grey'],
    ['kanape', 'Sofa Milano'],
    ['divan', 'ERA sofa bed'],
    ['corner sofa', 'Corner sofa Milano'],
    ['sofa', 'Sofa in leather'],
    ['tavolinë', 'Tavolinë buke'],
    ['tavolinë', 'Tavolinë me 4 karrige'],
    ['tavolinë', 'Tryezë 160x90'],
    ['krevat', 'Krevat dopio'],
    ['karrige', 'Karrige tavoline'],
    ['llambë', 'Table lamp'],
    ['chest of drawers', 'Komodë me sirtarë'],
  ])('%s: %s', (phrase, name) => {
    expect(isA(phrase, name)).toBe(true);
  });

  it.each([
    ['tavolinë', 'Table lamp'],
    ['table', 'Table lamp'],
    ['divan', 'Sofa cushion'],
    ['divan', 'Mbulesë divani'],
    ['tavolinë', 'Karrige tavoline'],
    ['divan', 'Cover for sofa'],
    ['bed', 'Era sofa bed'],
    ['krevat', 'Divan krevat'],
    ['krevat', 'Shtrat plazhi Buna'],
    ['table', 'Era bedside table'],
    ['komodë', 'Komodë TV Shala'],
    ['divan këndor', 'Divan lëkure'],
    ['karrige', 'Gardërobë me karrige'],
    ['divan', '160x200'],
  ])('not %s: %s', (phrase, name) => {
    expect(isA(phrase, name)).toBe(false);
  });

  it('tells apart what is in a category for several things', () => {
    expect(isA('karrige', 'Tavolinë kopshti', 7)).toBe(false);
    expect(isA('karrige', 'Garden table', 7)).toBe(false);
    expect(isA('tavolinë', 'Karrige kopshti', 7)).toBe(false);
    expect(isA('tavolinë', 'Tavolinë kopshti', 7)).toBe(true);
    expect(isA('tavolinë', 'Tavolinëz', 6)).toBe(true);
  });
});

describe('names of categories', () => {
  it.each([
    ['Krevate fëmijësh dhe dykatëshe', ['krevat fëmijësh', 'krevat dykatësh']],
    ['Stola bari dhe tavolina të larta', ['stol bari', 'tavolinë e lartë']],
    ['Tavolinëza e tavolina kafeje', ['tavolinëz', 'tavolinë kafeje']],
  ])('list things: %s', (al, expected) => {
    const { parts } = thingsOfCategory({ id: 1, en: 'Study desks for children', al });
    expect(parts).toMatchObject([
      { stems: stemsOf('study desk'), language: 'en' },
      ...expected.map((part) => ({ stems: stemsOf(part), language: 'al' })),
    ]);
  });

  it('tell the language of synonyms', () => {
    const languages = readLanguages(categories, [
      ...groups,
      ['dyshek', 'madrac', 'mattress'],
      ['çarçaf', 'sheet'],
    ]);
    expect(['divan', 'kanap', 'sof', 'couch'].map((key) => languages.get(key))).toEqual([
      'al',
      null,
      'en',
      'en',
    ]);
    expect(languages.get('shtrat')).toBeNull();
    expect(languages.get('dyshek')).toBeNull();
    expect(languages.get('carcaf')).toBe('al');
  });
});
