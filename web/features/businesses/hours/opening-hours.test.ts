import { expect, it, test } from 'vitest';
import { hoursLines, openText } from './opening-hours.tsx';

const day = { from: 540, to: 1140 };
const shop = [
  [day],
  [day],
  [day],
  [day],
  [day],
  [
    { from: 540, to: 720 },
    { from: 780, to: 900 },
  ],
  [],
];
const at = (weekday: number, hour: number) => ({ day: weekday, minute: hour * 60 });

it('writes the week in few lines', () => {
  expect(hoursLines(shop)).toEqual([
    { days: 'e hënë–e premte', times: '9:00–19:00' },
    { days: 'e shtunë', times: '9:00–12:00, 13:00–15:00' },
    { days: 'e diel', times: 'mbyllur' },
  ]);
  const always = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]);
  expect(hoursLines(always)).toEqual([{ days: 'e hënë–e diel', times: '24 orë' }]);
});

const bar = [[], [], [], [], [{ from: 1200, to: 1560 }], [{ from: 600, to: 2040 }], []];

test.each([
  [shop, at(0, 10), 'Hapur tani · mbyllet në 19:00'],
  [shop, at(0, 8), 'Mbyllur tani · hapet në 9:00'],
  [shop, at(0, 20), 'Mbyllur tani · hapet nesër në 9:00'],
  [shop, at(5, 12), 'Mbyllur tani · hapet në 13:00'],
  [shop, at(5, 16), 'Mbyllur tani · hapet të hënën në 9:00'],
  [shop, at(6, 10), 'Mbyllur tani · hapet nesër në 9:00'],
  // Friday into Saturday, and a Saturday that lasts until Sunday morning.
  [bar, at(4, 23), 'Hapur tani · mbyllet në 2:00'],
  [bar, at(5, 12), 'Hapur tani · mbyllet nesër në 10:00'],
  [bar, at(0, 12), 'Mbyllur tani · hapet të premten në 20:00'],
])('says what is and what comes next', (hours, now, text) => {
  expect(openText(hours, now).text).toBe(text);
});
