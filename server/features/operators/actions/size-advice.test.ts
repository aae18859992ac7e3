import { expect, test } from 'vitest';
import { bannerSizes, sizeAdvice } from './banners.ts';

test('a photo of the size that is advised needs no advice', () => {
  expect(sizeAdvice('main', bannerSizes.main)).toBeNull();
  expect(sizeAdvice('secondary', bannerSizes.secondary)).toBeNull();
});

test.each([
  ['main', 1600, 1000, /^It may look soft on wide screens: 1920 × 1200 suits/],
  ['main', 2560, 640, /^It loses much at the sides: /],
  ['main', 1920, 2560, /^It loses much above and below: /],
  ['secondary', 1920, 1200, /^It loses much above and below: 1920 × 640 suits/],
  ['secondary', 800, 100, /^It may look soft on wide screens and loses much at the sides: /],
] as const)('%s, %i × %i', (place, width, height, advice) => {
  expect(sizeAdvice(place, { width, height })).toMatch(advice);
});
