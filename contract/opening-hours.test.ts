import { describe, expect, it, test } from 'vitest';
import {
  clockText,
  clockValue,
  groupDays,
  type OpeningHours,
  openStateAt,
  timeZoneOf,
  weekMinuteIn,
} from './opening-hours.ts';

const nineToSeven = { from: 9 * 60, to: 19 * 60 };
const shop: OpeningHours = [
  [nineToSeven],
  [nineToSeven],
  [nineToSeven],
  [nineToSeven],
  [nineToSeven],
  [
    { from: 9 * 60, to: 12 * 60 },
    { from: 14 * 60, to: 17 * 60 },
  ],
  [],
];
/** Friday and Saturday evening, until two. */
const late: OpeningHours = [
  [],
  [],
  [],
  [],
  [{ from: 20 * 60, to: 26 * 60 }],
  [{ from: 20 * 60, to: 26 * 60 }],
  [],
];
const sundayNight: OpeningHours = [[], [], [], [], [], [], [{ from: 22 * 60, to: 28 * 60 }]];
const wholeDay = { from: 0, to: 24 * 60 };
const always: OpeningHours = [
  [wholeDay],
  [wholeDay],
  [wholeDay],
  [wholeDay],
  [wholeDay],
  [wholeDay],
  [wholeDay],
];
const never: OpeningHours = [[], [], [], [], [], [], []];
const [mon, tue, fri, sat, sun] = [0, 1, 4, 5, 6];

const at = (day: number, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });

describe('whether a shop is open', () => {
  test.each([
    ['in the morning of a weekday', shop, at(tue, 10), true, at(tue, 19)],
    ['in the minute it opens', shop, at(tue, 9), true, at(tue, 19)],
    ['the minute before', shop, at(tue, 8, 59), false, at(tue, 9)],
    ['in the minute it closes', shop, at(mon, 19), false, at(tue, 9)],
    ['at noon of a Saturday with a break', shop, at(sat, 13), false, at(sat, 14)],
    ['before the break', shop, at(sat, 11, 59), true, at(sat, 12)],
    ['on Sunday, until Monday', shop, at(sun, 12), false, at(mon, 9)],
    ['after midnight, by the day before', late, at(sat, 1), true, at(sat, 2)],
    ['past its night', late, at(sat, 2), false, at(sat, 20)],
    ['after the last night of the week', late, at(sun, 3), false, at(fri, 20)],
    ['on Monday, by the night of Sunday', sundayNight, at(mon, 3), true, at(mon, 4)],
    ['at midnight of a whole day after a whole day', always, at(sun, 0), true, null],
    ['without any hours', never, at(mon, 10), false, null],
  ] as const)('%s', (_when, hours, now, isOpen, next) => {
    expect(openStateAt(hours, now)).toEqual({ isOpen, next });
  });

  it('joins spans that touch, also at midnight', () => {
    const hours: OpeningHours = [
      [
        { from: 540, to: 720 },
        { from: 720, to: 1440 },
      ],
      [{ from: 0, to: 60 }],
      [],
      [],
      [],
      [],
      [],
    ];
    expect(openStateAt(hours, at(mon, 10))).toEqual({ isOpen: true, next: at(tue, 1) });
  });
});

describe('the clock at the place', () => {
  it('is that of the country, in winter and in summer', () => {
    // A Wednesday.
    expect(weekMinuteIn('Europe/Belgrade', new Date('2026-01-14T23:30:00Z'))).toEqual(at(3, 0, 30));
    expect(weekMinuteIn('Europe/Belgrade', new Date('2026-07-15T23:30:00Z'))).toEqual(at(3, 1, 30));
    expect(weekMinuteIn('Europe/London', new Date('2026-07-15T23:30:00Z'))).toEqual(at(3, 0, 30));
  });

  it('leaves out an hour in March, and has one twice in October', () => {
    expect(weekMinuteIn('Europe/Belgrade', new Date('2026-03-29T00:59:00Z'))).toEqual(
      at(sun, 1, 59),
    );
    expect(weekMinuteIn('Europe/Belgrade', new Date('2026-03-29T01:00:00Z'))).toEqual(at(sun, 3));
    const twice = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'];
    for (const moment of twice) {
      expect(weekMinuteIn('Europe/Belgrade', new Date(moment))).toEqual(at(sun, 2, 30));
    }
  });

  it('is unknown where a country has several', () => {
    expect(timeZoneOf('XK')).toBe('Europe/Belgrade');
    expect(timeZoneOf(null)).toBe('Europe/Belgrade');
    expect(timeZoneOf('GR')).toBe('Europe/Athens');
    expect(timeZoneOf('US')).toBeNull();
  });
});

describe('as text', () => {
  test.each([
    [0, '0:00', '00:00'],
    [540, '9:00', '09:00'],
    [1115, '18:35', '18:35'],
    [1440, '24:00', '00:00'],
    [1560, '2:00', '02:00'],
  ])('minute %i is %s', (minute, text, value) => {
    expect(clockText(minute)).toBe(text);
    expect(clockValue(minute)).toBe(value);
  });

  it('joins days of the same hours that follow each other', () => {
    expect(groupDays(shop)).toEqual([
      { first: 0, last: 4, spans: [nineToSeven] },
      { first: 5, last: 5, spans: shop[5] },
      { first: 6, last: 6, spans: [] },
    ]);
    expect(groupDays(never)).toEqual([{ first: 0, last: 6, spans: [] }]);
  });
});
