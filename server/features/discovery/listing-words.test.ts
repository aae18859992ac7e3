import { describe, expect, it } from 'vitest';
import { listingWords } from './make-listing.ts';

describe('listingWords', () => {
  it('gives the folded words of each rank a line, each word once in it', () => {
    expect(
      listingWords({
        name: ['Divan këndor DIVAN'],
        kind: ['Divane'],
        maker: [null, 'Divane'],
        about: [],
        descriptions: ['Një divan, i gjerë', 'A wide divan'],
      }),
    ).toBe('divan kendor\ndivane\ndivane\n\nnje divan i gjere a wide');
  });

  it('has only empty lines for texts without words', () => {
    expect(
      listingWords({ name: ['–'], kind: [], maker: [], about: [null], descriptions: [''] }),
    ).toBe('\n\n\n\n');
  });
});
