import { describe, expect, it } from 'vitest';
import { foldWords } from '@orendi/search/words/fold-words';
import { stemWord, shopLanguage } from './shop-language.ts';
import { createSynonyms } from '@orendi/search/words/synonyms';

const synonyms = createSynonyms(
  [
    ['divan', 'kanape', 'kauç', 'kolltuk', 'sofa', 'couch'],
    ['kolltuk', 'poltronë', 'armchair'],
    ['tavolinë', 'tryezë', 'table'],
    ['tavolinë kafeje', 'coffee table'],
    ['komodë', 'chest of drawers'],
    ['kadife', 'velvet'],
    ['kadife e butë', 'Velvet', 'VELVET'],
    ['krem', 'cream', '~ivory'],
    ['~fildish', 'ivory', 'cream'],
    ['në', 'in'],
    ['?', 'only one'],
  ],
  shopLanguage,
);

/** The synonyms at a position of a query: how many words each replaces, and with what. */
function at(query: string, from = 0, isTyping = false): [number, string[]][] {
  const words = foldWords(query);
  const asked = words.map((word, i) => ({
    word,
    stem: stemWord(word),
    isLast: isTyping && i === words.length - 1,
  }));
  return synonyms
    .at(asked, from)
    .map(({ length, alternatives }) => [
      length,
      alternatives.map(({ words, isLoose }) => (isLoose ? '~' : '') + words.join(' ')),
    ]);
}

describe('createSynonyms', () => {
  it('gives what means the same, in any form and without accents', () => {
    const couches = ['divan', 'kanape', 'kauc', 'kolltuk', 'sofa'];
    expect(at('couch')).toEqual([[1, couches]]);
    expect(at('COUCHES')).toEqual([[1, couches]]);
    expect(at('divanet të')).toEqual([[1, ['kanape', 'kauc', 'kolltuk', 'sofa', 'couch']]]);
  });

  it('joins the groups that a word stands in, but not their words', () => {
    expect(at('kolltuqe')).toEqual([
      [1, ['divan', 'kanape', 'kauc', 'sofa', 'couch', 'poltrone', 'armchair']],
    ]);
    expect(at('armchairs')).toEqual([[1, ['kolltuk', 'poltrone']]]);
  });

  it('gives the longest phrase first', () => {
    expect(at('tavolinë kafeje druri')).toEqual([
      [2, ['coffee table']],
      [1, ['tryeze', 'table']],
    ]);
    expect(at('tavolinë druri kafeje')).toEqual([[1, ['tryeze', 'table']]]);
  });

  it('passes over small words in a phrase', () => {
    expect(at('chest drawers')).toEqual([[2, ['komode']]]);
    expect(at('komoda')).toEqual([[1, ['chest drawers']]]);
  });

  it('begins anywhere in a query', () => {
    expect(at('white coffee tables', 1)).toEqual([[2, ['tavoline kafeje']]]);
    expect(at('white coffee tables', 3)).toEqual([]);
  });

  it('knows a word by its beginning while it is being typed', () => {
    expect(at('armch', 0, true)).toEqual([[1, ['kolltuk', 'poltrone']]]);
    expect(at('armch')).toEqual([]);
    expect(at('arm', 0, true)).toEqual([]);
  });

  it('knows a phrase by the beginning of its last word while that is being typed', () => {
    expect(at('coffee ta', 0, true)).toEqual([[2, ['tavoline kafeje']]]);
    expect(at('coffee t', 0, true)).toEqual([]);
    expect(at('coffee ta')).toEqual([]);
  });

  it('takes an ending for the middle of a word while that is being typed', () => {
    const nightstands = createSynonyms(
      [
        ['komodë', 'dresser'],
        ['komodinë', 'nightstand'],
      ],
      shopLanguage,
    );
    const alternatives = (word: string) =>
      nightstands
        .at([{ word, stem: stemWord(word), isLast: true }], 0)
        .flatMap(({ alternatives: all }) => all)
        .map(({ words, isLoose }) => (isLoose ? '~' : '') + words.join(' '));
    expect(alternatives('komodi')).toEqual(['nightstand', '~dresser']);
    expect(alternatives('komode')).toEqual(['dresser']);
  });

  it('says which belong to a group only loosely, unless another group is sure of them', () => {
    expect(at('krem')).toEqual([[1, ['cream', '~ivory']]]);
    expect(at('ivory')).toEqual([[1, ['~krem', 'cream', '~fildish']]]);
    expect(at('cream')).toEqual([[1, ['krem', 'ivory', '~fildish']]]);
  });

  it('gives each phrase once, and none for what is alone or no word', () => {
    expect(at('velvet')).toEqual([[1, ['kadife', 'kadife bute']]]);
    expect(at('only one')).toEqual([]);
    expect(at('në')).toEqual([[1, ['in']]]);
    expect(at('shkallë')).toEqual([]);
  });

  it('corrects a typo to one of its words, and leaves what it knows', () => {
    const correct = (word: string) =>
      synonyms.correct({ word, stem: stemWord(word), isLast: false });
    expect(correct('koltuk')).toBe('kolltuk');
    expect(correct('tavline')).toBe('tavoline');
    expect(correct('armchiar')).toBe('armchair');
    expect(correct('kolltuqe')).toBeNull();
    expect(correct('biblioteke')).toBeNull();
  });
});
