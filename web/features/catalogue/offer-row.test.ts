import { type ProductDetails } from '@orendi/contract/product-fields';
import { noDetails } from '@orendi/contract/testing/no-details';
import { expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import { offerPhrases } from './facts.tsx';

const phrases = (details: Partial<ProductDetails>, language: 'al' | 'en' = 'en') => {
  speak(language);
  return offerPhrases({ ...noDetails(), ...details });
};

const everything = {
  made_to_measure: true,
  lead_time_weeks: 3,
  delivery: 'included',
  assembly: 'paid',
  warranty_months: 24,
  take_back_days: 14,
} as const;

it('says in both languages what comes with a product', () => {
  expect(phrases(everything)).toEqual([
    'Made to measure',
    'Ready in 3 weeks',
    'Delivery included',
    'Assembly for a fee',
    '24 months of warranty',
    'Returns within 14 days',
  ]);
  expect(phrases(everything, 'al')).toEqual([
    'Sipas masës',
    'Gati për 3 javë',
    'Transport i përfshirë',
    'Montim me pagesë',
    'Garanci 24 muaj',
    'Kthim brenda 14 ditësh',
  ]);
});

it('tells none from nothing said', () => {
  expect(phrases({})).toEqual([]);
  const none = {
    made_to_measure: false,
    lead_time_weeks: 0,
    warranty_months: 0,
    take_back_days: 0,
    delivery: 'pickup',
    assembly: 'self',
  } as const;
  expect(phrases(none)).toEqual([
    'Ready at once',
    'To be picked up at the store',
    'You assemble it yourself',
    'No warranty',
    'No returns',
  ]);
});

it('counts one as one', () => {
  const one = { lead_time_weeks: 1, warranty_months: 1, take_back_days: 1 };
  expect(phrases(one)).toEqual(['Ready in 1 week', '1 month of warranty', 'Returns within 1 day']);
  expect(phrases(one, 'al')).toEqual(['Gati për 1 javë', 'Garanci 1 muaj', 'Kthim brenda 1 dite']);
});
