import { expect, it } from 'vitest';
import { isAtRest, nearestSlide } from './shelf-place.ts';

const places = [0, 136, 272, 408];

it.each([
  [0, 0],
  [67, 0],
  [69, 1],
  [272, 2],
  [900, 3],
])('scrolled by %i px it is nearest to slide %i', (scrolled, slide) => {
  expect(nearestSlide(places, scrolled)).toBe(slide);
});

it('begins with the first slide of an empty row', () => {
  expect(nearestSlide([], 0)).toBe(0);
});

it('rests at a slide and at the end, give or take what rounding makes', () => {
  expect(isAtRest(places, 135.5, 350)).toBe(true);
  expect(isAtRest(places, 349, 350)).toBe(true);
  expect(isAtRest(places, 200, 350)).toBe(false);
});
