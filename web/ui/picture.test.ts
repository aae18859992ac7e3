import { expect, it } from 'vitest';
import { cardFrame } from '../features/catalogue/picture-frames.ts';
import { frameSizes } from './picture-frame.ts';
import { pictureSource, previewAddress, sourceAddress, sourceSet } from './picture-source.ts';

const hash = '0123456789abcdef0123456789abcdef';
const address = (width: number) => `https://shop.example/media/${hash}-${width}x600-a1b2c3.webp`;
const sourceOf = (width: number) => {
  const source = pictureSource(address(width));
  if (source === null) throw new Error('Not a picture.');
  return source;
};

it('reads size and colour from the address', () => {
  expect(pictureSource(address(800))).toEqual({
    base: `https://shop.example/media/${hash}-800x600-a1b2c3`,
    width: 800,
    height: 600,
    color: '#a1b2c3',
  });
});

it.each(['/icons/sofa.svg', `/media/${hash}-800x600-a1b2c3/640.webp`, ''])(
  'knows nothing of %s',
  (url) => expect(pictureSource(url)).toBeNull(),
);

it('offers no size wider than the picture or than is wanted', () => {
  const widths = (width: number, widest: number) =>
    sourceSet(sourceOf(width), widest)
      .split(', ')
      .map((entry) => entry.split(' ')[1]);
  expect(widths(4000, 1280)).toEqual(['320w', '480w', '640w', '960w', '1280w']);
  expect(widths(500, 1280)).toEqual(['320w', '480w', '500w']);
  expect(widths(200, 1280)).toEqual(['200w']);
  expect(widths(640, 1280)).toEqual(['320w', '480w', '640w']);
  expect(widths(4000, 480)).toEqual(['160w', '320w', '480w']);
});

it('names the picture itself where it is small', () => {
  expect(sourceAddress(sourceOf(500), 640)).toBe(address(500));
  expect(sourceAddress(sourceOf(4000), 640)).toMatch(/\/640\.webp$/);
  expect(previewAddress(address(800))).toMatch(/a1b2c3\/960\.jpg$/);
});

it('asks for more pixels where a wide picture is cut at the sides', () => {
  expect(frameSizes(cardFrame, 0.8)).toContain('(min-width: 1024px) 22vw');
  expect(frameSizes(cardFrame, 1.6)).toContain('(min-width: 1024px) 44vw');
  expect(frameSizes(cardFrame, 0.5)).toContain('(min-width: 1024px) 22vw');
});

it('goes by the ratio that the frame has on a screen', () => {
  expect(frameSizes(cardFrame, 1.5)).toMatch(/, 132vw$/);
  expect(frameSizes(cardFrame, 0.8)).toMatch(/, 88vw$/);
});
