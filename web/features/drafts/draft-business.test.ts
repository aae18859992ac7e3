import type { Industry } from '@orendi/contract/schemas/industry';
import { describe, expect, test } from 'vitest';
import { draftBusiness } from './draft-business.ts';

const industry = (industry_name: string, industry_name_al: string | null = null): Industry => ({
  id: 1,
  industry_name,
  industry_name_al,
  categories: [],
});
const town = { al: 'Tiranë', en: 'Tirana' };
const said = (industries: Industry[], place?: typeof town) => [
  draftBusiness('al', { industries, town: place }),
  draftBusiness('en', { industries, town: place }),
];

describe('the draft of a business’s description', () => {
  test('names the rooms, then other goods, then the town', () => {
    const sold = ['Living room', 'Bedroom', 'Lighting', 'Decor'].map((name) => industry(name));
    expect(said(sold, town)).toEqual([
      'Mobilje për dhomën e ndenjjes dhe dhomën e gjumit, si edhe ndriçim dhe dekor për shtëpinë, në Tiranë.',
      'Furniture for the living room and the bedroom, as well as lighting and home decor, in Tirana.',
    ]);
  });

  test('speaks of goods alone where no room is chosen, and of no town before there is one', () => {
    expect(said([industry('Lighting')])).toEqual(['Ndriçim.', 'Lighting.']);
  });

  test('takes an industry of the operator by its own names', () => {
    expect(said([industry('Boats', 'Varka')], town)).toEqual([
      'Varka, në Tiranë.',
      'Boats, in Tirana.',
    ]);
    expect(said([industry('Boats')], town)[0]).toBe('Boats, në Tiranë.');
  });

  test('is blank while no industry is chosen', () => {
    expect(said([])).toEqual(['', '']);
  });
});
