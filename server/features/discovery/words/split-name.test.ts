import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords } from '@orendi/search/words/fold-words';
import { splitName } from '../make-listing.ts';

describe('splitName', () => {
  it.each([
    ['Divan këndor Valbona', 'Divan këndor Valbona', ''],
    ['Gardërobë Llogara me pasqyrë', 'Gardërobë Llogara', 'me pasqyrë'],
    ['Kauç që hapet prej lëkure', 'Kauç që hapet prej lëkure', ''],
    ['EKEDALEN Table and 4 chairs, 120 cm', 'EKEDALEN Table', 'and 4 chairs, 120 cm'],
    ['BILLY Bookcase with glass door', 'BILLY Bookcase', 'with glass door'],
    ['NORSBORG Cover for corner sofa, 4-seat', 'Cover', 'NORSBORG for corner sofa, 4-seat'],
    ['HOLMSUND Three-seat sofa-bed cover', 'cover', 'HOLMSUND Three-seat sofa-bed'],
    ['POÄNG Armchair cushion', 'cushion', 'POÄNG Armchair'],
    ['Mbulesë divani Drini', 'Mbulesë', 'divani Drini'],
    ['MALM Bed frame, 160x200 cm', 'MALM Bed frame', ', 160x200 cm'],
    ['Headboard', 'Headboard', ''],
    ['Cover', 'Cover', ''],
    ['Tavolinë për fëmijë', 'Tavolinë', 'për fëmijë'],
    [', with', ', with', ''],
  ])('%s', (name, product, about) => {
    expect(splitName(name)).toEqual({ product, about });
  });

  it('loses no word of a name, and leaves no product empty', () => {
    const part = fc.constantFrom(
      'Divan',
      'sofa',
      'cover',
      'me',
      'for',
      ',',
      'Mbulesë',
      'bed',
      'frame',
      '+',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const name = parts.join(' ');
        const { product, about } = splitName(name);
        expect(foldWords(`${product} ${about}`).sort()).toEqual(foldWords(name).sort());
        expect(product).not.toBe('');
      }),
    );
  });
});
