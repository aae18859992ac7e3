import { expect, it } from 'vitest';
import { isAtEnd } from './terms-dialog.tsx';

const text = (scrollTop: number) => isAtEnd({ scrollTop, clientHeight: 400, scrollHeight: 1000 });

it.each([
  [0, false],
  [579, false],
  [580, true],
  [600, true],
  // Overscroll on a phone.
  [640, true],
])('at %d of 600 it is %s', (scrollTop, expected) => expect(text(scrollTop)).toBe(expected));

it('is where nothing scrolls', () => {
  expect(isAtEnd({ scrollTop: 0, clientHeight: 400, scrollHeight: 400 })).toBe(true);
});
