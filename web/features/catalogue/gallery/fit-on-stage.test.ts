import { expect, it } from 'vitest';
import { fitOnStage } from './fit-on-stage.ts';

const picture = (width: number, height: number) =>
  `https://shop.example/media/${'a'.repeat(32)}-${width}x${height}-c2b4a1.webp`;

it.each([
  ['a usual one', 1200, 900, ''],
  ['a square', 1000, 1000, ''],
  ['an upright one', 960, 1200, ''],
  ['a tall one', 800, 1200, 'nav:object-contain'],
  ['a very tall one', 500, 1200, 'max-nav:object-contain nav:object-contain'],
  ['a panorama', 3000, 1000, 'max-nav:object-contain nav:object-contain'],
])('%s (%i × %i) is shown with "%s"', (_, width, height, classes) => {
  expect(fitOnStage(picture(width, height))).toBe(classes);
});

it('knows nothing of pictures from elsewhere', () => {
  expect(fitOnStage(null)).toBe('');
  expect(fitOnStage('https://shop.example/a.jpg')).toBe('');
});
