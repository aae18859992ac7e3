import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyseQuery,
  type QueryConcept,
  type QueryWord,
} from '@orendi/search/words/analyse-query';
import { stemWord, shopLanguage } from './shop-language.ts';
import { createSynonyms } from '@orendi/search/words/synonyms';

const synonyms = createSynonyms(
  [
    ['divan', 'kanape', 'sofa'],
    ['këndor', 'corner'],
    ['divan këndor', 'corner sofa'],
    ['tavolinë', 'tryezë', 'table'],
    ['tavolinë kafeje', 'coffee table'],
    ['komodë', 'chest of drawers'],
    ['sofa bed', 'divan krevat'],
    ['bed', 'krevat'],
  ],
  shopLanguage,
);

/** Concepts as text: `divan* = kanape = sofa`, `?me` when optional, `!me*` when doubtful; a star marks prefixes. */
function show(text: string): string[] {
  return analyseQuery(text, synonyms).map(({ alternatives, optional, isDoubtful }) => {
    const ways = alternatives.map(({ words }) =>
      words.map(({ word, isPrefix }) => word + (isPrefix ? '*' : '')).join(' '),
    );
    return (optional ? '?' : '') + (isDoubtful ? '!' : '') + ways.join(' = ');
  });
}

describe('analyseQuery', () => {
  it('wants every word, by its beginning or as another word for it', () => {
    expect(show('Divan Lëkurë')).toEqual(['divan* = kanape = sofa', 'lekure*']);
  });

  it('takes a short word as it is, unless it is the last, which may still be typed', () => {
    expect(show('tv gj')).toEqual(['tv', 'gj*']);
    expect(show('tv gj ')).toEqual(['tv', 'gj']);
  });

  it('takes a phrase for one thing, in the words of its group only', () => {
    expect(show('coffee table')).toEqual(['coffee* table* = tavoline kafeje']);
    expect(show('divan këndor gri')).toEqual(['divan* kendor* = corner sofa', 'gri*']);
    expect(show('sofa beds')).toEqual(['sofa* beds* = divan krevat']);
  });

  it('sees a phrase in other forms, without its small words', () => {
    expect(show('chests of drawers')).toEqual(['chests* drawers* = komode', '?of']);
    expect(show('tavolinat e kafesë së re')).toEqual([
      'tavolinat* kafese* = coffee table',
      're*',
      '?e',
      '?se',
    ]);
  });

  it('takes the first of phrases that overlap', () => {
    expect(show('corner sofa bed')).toEqual(['corner* sofa* = divan kendor', 'bed* = krevat']);
  });

  it('asks for small words only where there is nothing else', () => {
    expect(show('divan i kuq me krahë')).toEqual([
      'divan* = kanape = sofa',
      'kuq*',
      'krahe*',
      '?i',
      '?me',
    ]);
    expect(show('për të')).toEqual(['per*', 'te*']);
  });

  it('doubts a small word at the end, which may be the beginning of another', () => {
    expect(show('divan me')).toEqual(['divan* = kanape = sofa', '!me*']);
    expect(show('divan me ')).toEqual(['divan* = kanape = sofa', '?me']);
  });

  it('means a whole word by a synonym for one that is being typed', () => {
    expect(show('corne')).toEqual(['corne* = kendor']);
    expect(show('corne gri')).toEqual(['corne*', 'gri*']);
  });

  it('says what a word may mean if there is a typo in it', () => {
    const corrected = (text: string) =>
      analyseQuery(text, synonyms).map((concept) =>
        concept.corrected.map(({ words }) => words.map(({ word }) => word).join(' ')),
      );
    expect(corrected('kanpae gri')).toEqual([['kanape', 'divan', 'sofa'], []]);
    expect(corrected('divanet tavoline kafeje')).toEqual([[], []]);
    expect(corrected('cornner')).toEqual([['corner', 'kendor']]);
    expect(corrected('kr2041')).toEqual([[]]);
  });

  it('is empty where there is no word', () => {
    expect(show('')).toEqual([]);
    expect(show('&|!:*()\'"\\ -- %_')).toEqual([]);
  });

  it('asks for all words of any text, each with its stem, and marks at most one as the last', () => {
    const part = fc.constantFrom(
      'divan',
      'këndor',
      'e',
      'me',
      'table',
      'coffee',
      'sofa',
      'bed',
      'x',
      '7',
    );
    const text = fc.array(part, { maxLength: 25 }).map((parts) => parts.join(' ').slice(0, 50));
    fc.assert(
      fc.property(text, (query) => {
        const concepts = analyseQuery(query, synonyms);
        const typed = concepts.flatMap(wordsOfTyped);
        expect(typed.map(({ word }) => word).sort()).toEqual(
          query.toLowerCase().replaceAll('ë', 'e').split(' ').filter(Boolean).sort(),
        );
        expect(typed.filter(({ isLast }) => isLast).length).toBeLessThanOrEqual(1);
        const all = concepts.flatMap(({ alternatives }) => alternatives);
        for (const { words } of all) {
          for (const { word, stem } of words) expect(stem).toBe(stemWord(word));
          expect(words.length).toBeGreaterThan(0);
        }
        expect(concepts.some(({ optional }) => !optional)).toBe(concepts.length > 0);
      }),
    );
  });
});

function wordsOfTyped({ alternatives }: QueryConcept): QueryWord[] {
  return alternatives.filter(({ kind }) => kind === 'typed').flatMap(({ words }) => words);
}
