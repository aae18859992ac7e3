import { describe, expect, it, test } from 'vitest';
import { figureAnswerTime, type TimedLead, waitingTime } from './answer-time.ts';

const open = new Set<string>();
const hours = (from: string, to: string, closed: ReadonlySet<string> = open) =>
  waitingTime(new Date(from), new Date(to), closed) / 3_600_000;

describe('the waiting time', () => {
  test.each([
    ['by day', '2026-07-15T08:00:00Z', '2026-07-15T10:30:00Z', 2.5],
    // 20:00 in Tirana to 9:00 on the next day: an hour before 21:00, and one from 8:00 on.
    ['over a night', '2026-07-15T18:00:00Z', '2026-07-16T07:00:00Z', 2],
    ['within a night', '2026-07-15T19:00:00Z', '2026-07-16T06:00:00Z', 0],
    ['over a night in winter', '2026-01-15T19:00:00Z', '2026-01-16T08:00:00Z', 2],
    [
      'over the night of the change to summer time',
      '2026-03-28T19:30:00Z',
      '2026-03-29T06:30:00Z',
      1,
    ],
    [
      'over the night of the change to winter time',
      '2026-10-24T18:30:00Z',
      '2026-10-25T07:30:00Z',
      1,
    ],
    ['over a day and two nights', '2026-07-15T18:00:00Z', '2026-07-17T07:00:00Z', 15],
    ['backwards', '2026-07-15T10:00:00Z', '2026-07-15T08:00:00Z', 0],
  ])('counts %s', (_, from, to, expected) => {
    expect(hours(from, to)).toBe(expected);
  });

  it('leaves holidays out', () => {
    const away = new Set(['2026-07-16', '2026-07-17']);
    expect(hours('2026-07-15T18:00:00Z', '2026-07-18T07:00:00Z', away)).toBe(2);
    expect(hours('2026-07-16T08:00:00Z', '2026-07-17T12:00:00Z', away)).toBe(0);
  });

  const start = Date.parse('2026-03-20T00:00:00Z');
  /** Moments over the change of clocks, by a fixed sequence. */
  const moments = Array.from(
    { length: 300 },
    (_, i) => start + ((i * 7_919_777_333) % 1_900_000_000),
  );
  const closed = new Set(['2026-03-24', '2026-03-29', '2026-04-02']);
  const between = (from: number, to: number) => waitingTime(new Date(from), new Date(to), closed);

  it('adds up, whatever moment lies between, and is never longer than the time itself', () => {
    for (const [i, one] of moments.entries()) {
      const [a = 0, b = 0, c = 0] = [
        one,
        moments[(i + 1) % 300] ?? 0,
        moments[(i + 7) % 300] ?? 0,
      ].sort((x, y) => x - y);
      expect(between(a, b) + between(b, c)).toBe(between(a, c));
      expect(between(a, c)).toBeLessThanOrEqual(c - a);
      expect(between(a, c)).toBeGreaterThanOrEqual(0);
    }
  });

  it('is thirteen hours of any 24 that hold no holiday or change of clocks', () => {
    for (const from of moments.map((at) => at + 40 * 86_400_000)) {
      expect(waitingTime(new Date(from), new Date(from + 86_400_000), open)).toBe(13 * 3_600_000);
    }
  });
});

const now = new Date('2026-07-15T10:00:00Z');
let count = 0;
/** A lead of its own contact, at ten in the morning in Tirana, answered after so many hours; null waits. */
const lead = (after: number | null, fields: Partial<TimedLead> = {}): TimedLead => {
  count += 1;
  const created_at = fields.created_at ?? new Date('2026-07-10T08:00:00Z');
  const answered_at = after === null ? null : new Date(created_at.getTime() + after * 3_600_000);
  const contact = { phone: `+3556920000${count}`, email: null, network: null };
  return { created_at, answered_at, outcome: null, ...contact, ...fields };
};
const yes = { outcome: 'yes' } as const;
const no = { outcome: 'no' } as const;
const figure = (...leads: TimedLead[]) => figureAnswerTime(leads, open, now);

describe('the figure', () => {
  test.each([
    ['the time of the fourth of five', [0.5, 1, 2, 2.5, null], 3],
    ['the time of the third of four in eight', [1, 1, 1, 1, 1, 5, 9, null], 6],
    ['an hour', [0.1, 0.2, 0.3, 1, 9], 1],
    ['just within a step', [1, 1, 1, 2, 2], 2],
    ['just past a step', [1, 1, 1, 2.01, 2.01], 3],
    // Eleven hours of the first day, and eight of the next.
    ['longer than a day', [1, 1, 1, 30, null], 24],
    ['nothing for the slow', [1, 1, 1, 60, null], null],
    ['nothing where two of five wait', [1, 1, 1, null, null], null],
  ])('tells %s', (_, times, expected) => {
    const [first, second, ...others] = times;
    const leads = [lead(first ?? null, yes), lead(second ?? null, { outcome: 'bought' })];
    const told = figure(...leads, ...others.map((after) => lead(after)));
    expect(told).toEqual({ leads: times.length, confirmed: 2, denied: 0, within_hours: expected });
  });

  it('needs five leads, two of which are confirmed', () => {
    const four = [lead(1, yes), lead(1, yes), lead(1), lead(1)];
    expect(figure(...four)).toMatchObject({ leads: 4, within_hours: null });
    expect(figure(...four, lead(1)).within_hours).toBe(1);
    const unsure = [lead(1, yes), lead(1), lead(1), lead(1), lead(1), lead(1)];
    expect(figure(...unsure)).toMatchObject({ leads: 6, confirmed: 1, within_hours: null });
    expect(figure()).toEqual({ leads: 0, confirmed: 0, denied: 0, within_hours: null });
  });

  it('counts a denied answer as none, and hides when more than one in five is denied', () => {
    const answered = [lead(1, yes), lead(1, yes), lead(1), lead(5)];
    expect(figure(...answered, lead(1, no))).toEqual({
      leads: 5,
      confirmed: 2,
      denied: 1,
      within_hours: 6,
    });
    expect(
      figure(...answered, lead(1), lead(1), lead(1), lead(1), lead(1, no), lead(1, no)),
    ).toMatchObject({ leads: 10, denied: 2, within_hours: 6 });
    expect(figure(...answered, lead(1), lead(1), lead(1), lead(1, no), lead(1, no))).toMatchObject({
      leads: 9,
      denied: 2,
      within_hours: null,
    });
  });

  it('waits with what has waited for less than a day, or through holidays', () => {
    const good = [lead(1, yes), lead(1, yes), lead(1), lead(1)];
    const young = lead(null, { created_at: new Date('2026-07-14T10:00:01Z') });
    const old = lead(null, { created_at: new Date('2026-07-14T10:00:00Z') });
    expect(figure(...good, young).leads).toBe(4);
    expect(figure(...good, old).leads).toBe(5);
    expect(figureAnswerTime([...good, old], new Set(['2026-07-14']), now).leads).toBe(4);
    // Denied is denied, however young.
    expect(figure(...good, { ...young, ...no })).toMatchObject({ leads: 5, denied: 1 });
  });

  it('counts the first lead of a contact, by its number or its address', () => {
    const slow = lead(9, { phone: '+355692111111', email: 'Ana@example.com' });
    const sameNumber = lead(1, { phone: '+355692111111', email: 'other@example.com' });
    const sameAddress = lead(1, { phone: null, email: 'ana@EXAMPLE.com' });
    // Known by the address of a lead that did not count itself.
    const related = lead(1, { phone: null, email: 'other@example.com' });
    expect(figure(slow, sameNumber, sameAddress, related).leads).toBe(1);
    const many = Array.from({ length: 9 }, () => lead(1, { ...yes, phone: '+355692222222' }));
    expect(figure(...many)).toEqual({ leads: 1, confirmed: 1, denied: 0, within_hours: null });
  });

  it('counts three of a network and day, as the days of Tirana are', () => {
    const from = (created_at: string, network: string | null = 'a') =>
      lead(1, { network, ...yes, created_at: new Date(created_at) });
    const day = ['07', '08', '09', '10', '11'].map((hour) => from(`2026-07-10T${hour}:00:00Z`));
    expect(figure(...day)).toMatchObject({ leads: 3, within_hours: null });
    // Past midnight in Tirana, and still the day before in UTC.
    const next = [from('2026-07-10T22:30:00Z'), from('2026-07-10T23:00:00Z')];
    expect(figure(...day, ...next).leads).toBe(5);
    expect(figure(...day, from('2026-07-10T12:00:00Z', 'b')).leads).toBe(4);
    const former = Array.from({ length: 5 }, () => from('2026-07-10T12:00:00Z', null));
    expect(figure(...former).leads).toBe(5);
  });
});
