import { expect, it } from 'vitest';
import { findGroups, readWords } from './synonym-list.tsx';

it('reads words from both fields, whatever stands between them', () => {
  expect(readWords('hokllë', ' stol druri ,, wooden stool ')).toEqual([
    'hokllë',
    'stol druri',
    'wooden stool',
  ]);
  expect(readWords('', ' , ')).toEqual([]);
});

it('finds a group by any of its words, without regard to case and accents', () => {
  const groups = [{ words: ['divan', 'kanape'] }, { words: ['Çantë', 'bag'] }];
  expect(findGroups(groups, 'CANTE')).toEqual([groups[1]]);
  expect(findGroups(groups, ' kana ')).toEqual([groups[0]]);
  expect(findGroups(groups, '')).toEqual(groups);
  expect(findGroups(groups, 'krevat')).toEqual([]);
});
