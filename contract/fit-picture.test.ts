import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPicture } from './fit-picture.ts';

const frames = { card: 4 / 5, trending: 4 / 3, square: 1, stage: 5 / 4 };

describe('a picture in a frame', () => {
  it.each([
    ['landscape', 4 / 3, ['trending', 'stage']],
    ['portrait', 3 / 4, ['card']],
    ['square', 1, ['square']],
    ['card-shaped', 4 / 5, ['card']],
    ['wide', 16 / 9, []],
    ['panoramic', 3, []],
    ['tall', 9 / 16, []],
  ])('that is %s fills only frames that cut little of it', (_, ratio, filled) => {
    const fills = Object.entries(frames).filter(([, frame]) => !fitPicture(ratio, frame).isWhole);
    expect(fills.map(([name]) => name)).toEqual(filled);
  });

  it('is shown whole where more of it would be lost than is allowed', () => {
    expect(fitPicture(1, 0.85).isWhole).toBe(false);
    expect(fitPicture(1, 0.84).isWhole).toBe(true);
    expect(fitPicture(4 / 3, 16 / 9, undefined, 0.4).isWhole).toBe(false);
    expect(fitPicture(3 / 4, 16 / 9, undefined, 0.4).isWhole).toBe(true);
  });

  it('is shown whole where its seller wants that, unless the loss is invisible', () => {
    expect(fitPicture(3 / 4, 4 / 5, [0.5, 0.5]).isWhole).toBe(false);
    expect(fitPicture(3 / 4, 4 / 5, [0.5, 0.5, 0]).isWhole).toBe(true);
    expect(fitPicture(0.805, 4 / 5, [0.5, 0.5, 0]).isWhole).toBe(false);
  });
});

const ratio = fc.double({ min: 0.1, max: 10, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('is cropped by no more than is allowed, and never loses the focus', () => {
  fc.assert(
    fc.property(ratio, ratio, share, share, share, (own, frame, x, y, allowed) => {
      const { isWhole, position } = fitPicture(own, frame, [x, y], allowed);
      const shown = Math.min(own / frame, frame / own);
      expect(isWhole).toBe(1 - shown > Math.max(allowed, 0.01) + 0.001);
      if (isWhole) return;
      const along = own > frame ? 0 : 1;
      const start = (position[along] / 100) * (1 - shown);
      const focus = [x, y][along];
      const rounding = 0.005;
      expect(focus).toBeGreaterThanOrEqual(start - rounding);
      expect(focus).toBeLessThanOrEqual(start + shown + rounding);
    }),
  );
});

it('treats a picture and a frame lying on their sides alike', () => {
  fc.assert(
    fc.property(ratio, ratio, (own, frame) => {
      expect(fitPicture(1 / own, 1 / frame).isWhole).toBe(fitPicture(own, frame).isWhole);
    }),
  );
});
