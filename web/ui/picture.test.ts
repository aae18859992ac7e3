import { describe, expect, it } from 'vitest';
import { cardFrame, coverFrame, logoFrame } from '../features/catalogue/picture-frames.ts';
import { framePicture } from './picture-frame.ts';
import { pictureSource, previewAddress, sourceAddress, sourceSet } from './picture-source.ts';

const hash = '0123456789abcdef0123456789abcdef';
const address = (width: number) => `https://shop.example/media/${hash}-${width}x600-a1b2c3.webp`;
const sourceOf = (width: number) => {
  const source = pictureSource(address(width));
  if (source === null) throw new Error('Not a picture.');
  return source;
};

it('reads size and color from the address', () => {
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

const photo = (ratio: number) => {
  const source = pictureSource(
    `https://shop.example/media/${hash}-${Math.round(ratio * 1000)}x1000-a1b2c3.webp`,
  );
  if (source === null) throw new Error('Not a picture.');
  return source;
};

describe('a picture in a card', () => {
  it.each([
    ['fills it exactly', 0.8, '22vw', '88vw'],
    ['is cropped a little at the sides', 0.9, '25vw', '99vw'],
    ['is cropped a little at both ends', 0.75, '22vw', '88vw'],
  ])('%s, and is loaded in its own shape', (_, ratio, wide, narrow) => {
    const { srcSet, sizes } = framePicture(photo(ratio), cardFrame);
    expect(srcSet).not.toContain('4x5');
    expect(sizes).toContain(`(min-width: 1024px) ${wide}`);
    expect(sizes.endsWith(`, ${narrow}`)).toBe(true);
  });

  it.each([
    ['square', 1, 1000],
    ['wide', 1.6, 1600],
    ['tall', 0.5, 800],
  ])('that is %s comes in the shape of the card, never enlarged', (_, ratio, widest) => {
    const { srcSet, sizes, src, width, height } = framePicture(photo(ratio), cardFrame, [0.2, 1]);
    const address = (size: number) =>
      `https://shop.example/media/${hash}-${Math.round(ratio * 1000)}x1000-a1b2c3/4x5-14/${size}.webp`;
    expect(srcSet.split(', ')[0]).toBe(`${address(320)} 320w`);
    expect(src).toBe(address(640));
    expect(sizes.endsWith(', 88vw')).toBe(true);
    expect([width, height]).toEqual([widest, widest * 1.25]);
    const last = srcSet.split(', ').at(-1);
    expect(last).toBe(
      widest > 1280 ? `${address(1280)} 1280w` : `${address(widest > 960 ? 1280 : 960)} ${widest}w`,
    );
  });

  it('the focus is told only where something is cropped', () => {
    expect(framePicture(photo(0.9), cardFrame, [0.2, 0.7]).position).toBe('20% 50%');
    expect(framePicture(photo(0.75), cardFrame, [0.2, 0.7]).position).toBe('50% 70%');
    expect(framePicture(photo(0.8), cardFrame, [0.2, 0.7]).position).toBeUndefined();
    expect(framePicture(photo(1.6), cardFrame, [0.2, 0.7]).position).toBeUndefined();
    expect(framePicture(photo(0.9), cardFrame, [0.5, 0.5]).position).toBeUndefined();
  });
});

it('a cover fills its frame with more of it cropped than a card', () => {
  const cropped = framePicture(photo(4 / 3), coverFrame, [0.5, 0.8]);
  expect(cropped.srcSet).not.toContain('16x9');
  expect(cropped.position).toBe('50% 80%');
  expect(framePicture(photo(3 / 4), coverFrame, [0.5, 0.8]).srcSet).toContain('/16x9-23/');
});

it('a logo is shown whole in its tile', () => {
  expect(framePicture(photo(1), logoFrame)).toMatchObject({ isWhole: true, position: undefined });
});
