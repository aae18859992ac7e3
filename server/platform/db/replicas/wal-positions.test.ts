import { beforeEach, describe, expect, test } from 'vitest';
import { createWalPositions, endOfRecord, type WalPositions } from './wal-positions.ts';

describe('how late a standby is', () => {
  let now: number;
  let positions: WalPositions;
  beforeEach(() => {
    now = 0;
    positions = createWalPositions(() => now);
  });
  const noteAt = (at: number, position: number) => {
    now = at;
    positions.note(position);
  };

  test('is not known before the primary was asked, and nothing where it has everything', () => {
    expect(positions.lagOf(0)).toBe(0);
    noteAt(0, 500);
    now = 10_000;
    expect(positions.lagOf(500)).toBe(0);
  });

  test('is the time since what it lacks was there', () => {
    noteAt(0, 500);
    noteAt(1_000, 600);
    noteAt(2_000, 700);
    now = 2_500;
    expect([400, 500, 599, 600, 650, 700].map(positions.lagOf)).toEqual([
      2_500, 1_500, 1_500, 500, 500, 0,
    ]);
  });

  test('does not grow while nothing is written', () => {
    noteAt(0, 500);
    for (let at = 1_000; at < 9_000; at += 1_000) noteAt(at, 500);
    expect(positions.lagOf(500)).toBe(0);
    noteAt(9_000, 600);
    now = 9_100;
    expect(positions.lagOf(500)).toBe(100);
  });

  test('is told up to a minute, however much is written', () => {
    for (let at = 0; at < 200_000; at += 50) noteAt(at, at + 1);
    expect(positions.lagOf(0)).toBeGreaterThan(59_000);
    expect(positions.lagOf(0)).toBeLessThan(60_500);
  });

  test('begins anew where the log goes on from an earlier position', () => {
    noteAt(0, 900);
    noteAt(1_000, 800);
    now = 1_500;
    expect(positions.lagOf(800)).toBe(0);
    expect(positions.lagOf(700)).toBe(500);
  });
});

test.each([
  [8_192 * 3, 8_192 * 3],
  [8_192 * 3 + 24, 8_192 * 3],
  [8_192 * 3 + 40, 8_192 * 3],
  [8_192 * 3 + 48, 8_192 * 3 + 48],
  [8_192 * 4 - 8, 8_192 * 4 - 8],
])('a record before %d ends at %d', (position, end) => {
  expect(endOfRecord(position)).toBe(end);
});
