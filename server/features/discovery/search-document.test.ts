import { describe, expect, it } from 'vitest';
import { searchDocument } from './search-document.ts';

const empty = { A: [], B: [], C: [], D: [] };

describe('searchDocument', () => {
  it('gives every word its places and weights, fields after each other', () => {
    const text = searchDocument({ A: ['Divan gri'], B: [null, 'Divane'], C: [], D: ['Një divan'] });
    expect(text).toBe("'divan':1A,5 'gri':2A 'divane':3B 'nje':4");
  });

  it('is empty for fields without words', () => {
    expect(searchDocument({ ...empty, A: ['–'], D: [null, ''] })).toBe('');
  });

  it('stops at what PostgreSQL can hold', () => {
    const words = Array.from({ length: 9000 }, (_, i) => `word${i}`).join(' ');
    const places = searchDocument({ ...empty, A: ['first'], D: [words] }).split(' ');
    expect(places).toHaveLength(5000);
    expect(places.at(-1)).toBe("'word4998':5000");
  });
});
