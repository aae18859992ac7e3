import { describe, expect, test } from 'vitest';
import { draftProduct } from './draft-product.ts';

type Facts = Parameters<typeof draftProduct>[1];

const category = (category_name: string, category_name_al: string | null = null) => ({
  id: 1,
  category_name,
  category_name_al,
  category_icon: '',
});
const facts = (given: Partial<Facts>): Facts => ({
  category: category('Corner sofas'),
  material: '',
  color: '',
  sizes: [null, null, null],
  ...given,
});

describe('the draft of a product’s description', () => {
  test('says in English what it is, of what, and how large', () => {
    const known = { material: 'Leather', color: 'Light gray', sizes: [220.5, 90, 85] };
    expect(draftProduct('en', facts(known))).toBe(
      'Corner sofa in light gray leather, 220.5 × 90 × 85 cm (length × width × height).',
    );
  });

  test('names each fact in Albanian', () => {
    const known = { material: 'Lëkurë', color: 'Gri e çelët', sizes: [220.5, 90, 85] };
    expect(draftProduct('al', facts(known))).toBe(
      'Divan këndor. Materiali: lëkurë. Ngjyra: gri e çelët. Përmasat: 220,5 × 90 × 85 cm (gjatësi × gjerësi × lartësi).',
    );
  });

  test('leaves out what is not known', () => {
    expect(draftProduct('en', facts({}))).toBe('Corner sofa.');
    expect(draftProduct('en', facts({ color: 'Red', sizes: [200, null, 80] }))).toBe(
      'Corner sofa in red, length 200 cm, height 80 cm.',
    );
    expect(draftProduct('al', facts({ sizes: [null, 80, null] }))).toBe(
      'Divan këndor. Përmasat: gjerësi 80 cm.',
    );
  });

  test('keeps the letters of an abbreviation', () => {
    expect(draftProduct('en', facts({ material: 'MDF' }))).toBe('Corner sofa in MDF.');
  });

  test('takes a category of the operator by its own names', () => {
    expect(draftProduct('al', facts({ category: category('Boats', 'Varka') }))).toBe('Varka.');
    expect(draftProduct('en', facts({ category: category('boats', 'Varka') }))).toBe('Boats.');
  });

  test('is blank while the category is not known', () => {
    expect(draftProduct('en', facts({ category: undefined, color: 'Red' }))).toBe('');
  });
});
