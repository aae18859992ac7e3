import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveBy, pinch, wholePicture, zoomTo, type Room } from './zoom.ts';

const room: Room = {
  stage: { width: 400, height: 800 },
  fitted: { width: 400, height: 500 },
};
const px = fc.integer({ min: -2_000, max: 2_000 });
const point = fc.record({ x: px, y: px });

it('keeps what is at the point where it is', () => {
  const zoomed = zoomTo(wholePicture, 2, { x: 100, y: -50 }, room);
  expect(zoomed).toEqual({ scale: 2, x: -100, y: 50 });
  // 100 px right of center was 100 px from the picture's own center, and still is.
  expect((100 - zoomed.x) / zoomed.scale).toBe(100);
});

it('never shows less than the whole picture, nor more than five times its size', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), point, (scale, at) => {
      const zoomed = zoomTo(wholePicture, scale, at, room);
      expect(zoomed.scale).toBeGreaterThanOrEqual(1);
      expect(zoomed.scale).toBeLessThanOrEqual(5);
    }),
  );
  const close = zoomTo(wholePicture, 3, { x: 120, y: 200 }, room);
  expect(zoomTo(close, 0.1, { x: -90, y: 10 }, room)).toEqual(wholePicture);
});

it('leaves no gap at a side where the picture is larger than the stage', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5, noNaN: true }), point, point, (scale, at, by) => {
      const { stage, fitted } = room;
      const { x, y, scale: now } = moveBy(zoomTo(wholePicture, scale, at, room), by, room);
      expect(Math.abs(x)).toBeLessThanOrEqual((fitted.width * now - stage.width) / 2 + 1e-9);
      expect(Math.abs(y)).toBeLessThanOrEqual(
        Math.max(0, (fitted.height * now - stage.height) / 2) + 1e-9,
      );
    }),
  );
});

it('follows two fingers: apart it grows, side by side it moves', () => {
  const from: [{ x: number; y: number }, { x: number; y: number }] = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ];
  const apart = pinch(
    wholePicture,
    from,
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    room,
  );
  expect(apart).toEqual({ scale: 2, x: 0, y: 0 });
  const along = pinch(
    apart,
    from,
    [
      { x: -20, y: 0 },
      { x: 80, y: 0 },
    ],
    room,
  );
  expect(along).toEqual({ scale: 2, x: 30, y: 0 });
});
