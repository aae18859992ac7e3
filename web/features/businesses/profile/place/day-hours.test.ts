import { expect, test } from 'vitest';
import { spanOf, withBreak } from './day-hours.tsx';

test('a closing time that is not after the opening one is that of the next day', () => {
  expect(spanOf('09:00', '19:00')).toEqual({ from: 540, to: 1140 });
  expect(spanOf('20:00', '02:00')).toEqual({ from: 1200, to: 1560 });
  expect(spanOf('00:00', '00:00')).toEqual({ from: 0, to: 1440 });
  expect(spanOf('', '19:00')).toBeUndefined();
});

test('a break is an hour in the middle of the day, which must be long enough', () => {
  expect(withBreak([{ from: 540, to: 1140 }])).toEqual([
    { from: 540, to: 840 },
    { from: 900, to: 1140 },
  ]);
  expect(withBreak([{ from: 540, to: 660 }])).toEqual([{ from: 540, to: 660 }]);
});
