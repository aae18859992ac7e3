import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('searchWords', () => {
  it('wants every word, each by its beginning', () => {
    expect(searchWords('Divan Lëkurë')).toBe("'divan':* & 'lekure':*");
  });

  it('takes a short word as it is, unless it is the last, which may still be typed', () => {
    expect(searchWords('raft i gj')).toBe("'raft':* & 'i' & 'gj':*");
  });

  it('lets no operator through', () => {
    expect(searchWords("a' | !b:* <-> (c) & \\")).toBe("'a' & 'b' & 'c':*");
  });

  it('is null where there is no word', () => {
    expect(searchWords('&|!:*()\'"\\ -- %_')).toBeNull();
  });
});
