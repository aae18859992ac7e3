import { expect, it } from 'vitest';
import { rateText } from './rates.tsx';

it.each([
  [100, '100', '100'],
  [97.453, '97.453', '97,453'],
  [1.084, '1.084', '1,084'],
  [0.000001, '0.000001', '0,000001'],
  [1234.5, '1,234.5', '1.234,5'],
])('writes %d with all its decimals', (rate, english, albanian) => {
  expect(rateText(rate, 'en')).toBe(english);
  expect(rateText(rate, 'al')).toBe(albanian);
});
