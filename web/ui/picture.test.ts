import { describe, expect, it } from 'vitest';
import { cardFrame, coverFrame } from '../features/catalogue/picture-frames.ts';
import { frameSizes, standIn } from './picture-frame.ts';
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

describe('of a picture in a card', () => {
  it.each([
    ['fills it exactly', 0.8, 'whole-narrow', '22vw', '71vw'],
    ['is cropped a little at the sides', 0.9, 'object-cover', '25vw', '88vw'],
    ['is cropped a little at both ends', 0.75, 'whole-narrow', '22vw', '66vw'],
    ['is square', 1, 'whole-wide', '22vw', '88vw'],
    ['is wide and shown whole', 1.6, 'whole', '22vw', '88vw'],
    ['is tall and shown whole', 0.5, 'whole', '14vw', '44vw'],
  ])('that %s, class and sizes are its own', (_, ratio, className, wide, narrow) => {
    expect(standIn(cardFrame, ratio, undefined)).toEqual({ className, position: undefined });
    const sizes = frameSizes(cardFrame, ratio);
    expect(sizes).toContain(`(min-width: 1024px) ${wide}`);
    expect(sizes.endsWith(`, ${narrow}`)).toBe(true);
  });

  it('the focus is told only where something is cropped', () => {
    expect(standIn(cardFrame, 0.9, [0.2, 0.7]).position).toBe('20% 50%');
    expect(standIn(cardFrame, 0.75, [0.2, 0.7]).position).toBe('50% 70%');
    expect(standIn(cardFrame, 0.8, [0.2, 0.7]).position).toBeUndefined();
    expect(standIn(cardFrame, 1.6, [0.2, 0.7]).position).toBeUndefined();
    expect(standIn(cardFrame, 0.9, [0.5, 0.5]).position).toBeUndefined();
  });
});

it('a cover fills its frame with more of it cropped than a card', () => {
  expect(standIn(coverFrame, 4 / 3, [0.5, 0.8])).toEqual({
    className: 'object-cover',
    position: '50% 80%',
  });
  expect(standIn(coverFrame, 3 / 4, [0.5, 0.8]).className).toBe('whole');
});
