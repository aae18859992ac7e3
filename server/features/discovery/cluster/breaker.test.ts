import { SearchAway } from '@orendi/search/opensearch/search-away';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBreaker, waitedFor } from './breaker.ts';

const away = async () => Promise.reject(new SearchAway('unreachable', 'no'));
const missing = async () => Promise.reject(new SearchAway('missing', 'no'));
const well = async () => 'well';
const never = () => new Promise<string>(() => {});

function open(places = 16) {
  const clock = { now: 0 };
  const breaker = createBreaker(places, () => clock.now);
  const outcome = (call: () => Promise<string>, share = {}) =>
    breaker.run(call, { ms: 40, ...share }).catch((error: unknown) => (error as Error).message);
  const repeat = async (times: number, call: () => Promise<string>) => {
    for (let time = 0; time < times; time += 1) await outcome(call);
  };
  return { clock, breaker, outcome, repeat };
}

describe('the share of failures', () => {
  it.each([
    [0, 2, false],
    [0, 3, true],
    [4, 3, false],
    [4, 4, true],
  ])('after %i answers and %i failures, others are turned away: %s', async (answers, fails, is) => {
    const { breaker, repeat } = open();
    await repeat(answers, well);
    await repeat(fails, away);
    expect(breaker.isOpen).toBe(is);
  });

  it('is of late, but for a few in a row, however long ago', async () => {
    const { clock, breaker, repeat } = open();
    await repeat(50, well);
    clock.now = 20_000;
    await repeat(2, away);
    clock.now = 50_000;
    expect(breaker.isOpen).toBe(false);
    await repeat(1, away);
    expect(breaker.isOpen).toBe(true);
  });

  it('counts neither faults of ours nor that there is no index yet', async () => {
    const { breaker, outcome, repeat } = open();
    const fault = async () => Promise.reject(new TypeError('bug'));
    await repeat(9, missing);
    await repeat(4, fault);
    expect(await outcome(fault)).toBe('bug');
    expect(breaker.isOpen).toBe(false);
  });
});

describe('once others are turned away', () => {
  it('one is let through each second, whatever has become of the one before', async () => {
    const { clock, outcome, repeat } = open();
    await repeat(3, away);
    expect(await outcome(well)).toContain('a moment ago');
    clock.now = 1_000;
    const trying = outcome(never);
    expect(await outcome(well)).toContain('a moment ago');
    clock.now = 2_000;
    expect(await outcome(well)).toBe('well');
    expect(await outcome(well)).toBe('well');
    expect(await trying).toContain('too long');
  });

  it('they hear the reason for which the others have failed', async () => {
    const { outcome, repeat } = open();
    await repeat(3, async () => Promise.reject(new SearchAway('forbidden', 'no')));
    expect(await outcome(well)).toBe(
      'the search cluster forbids it: it did not answer a moment ago',
    );
  });

  it('whoever waits for a place is told, too', async () => {
    const { outcome } = open(3);
    const { promise, reject } = Promise.withResolvers<string>();
    const asked = [1, 2, 3, 4].map(() => outcome(() => promise, { ms: 5_000 }));
    reject(new SearchAway('unreachable', 'no'));
    const told = await Promise.all(asked);
    expect(told.map((text) => text.endsWith('a moment ago'))).toEqual([false, false, false, true]);
  });
});

describe('a cluster that is late', () => {
  it('is asked on while it answers others', async () => {
    const { breaker, outcome, clock } = open();
    const late = [1, 2, 3, 4, 5, 6].map(() => outcome(never));
    clock.now = 10;
    expect(await outcome(well)).toBe('well');
    expect(await Promise.all(late)).toEqual(Array(6).fill(expect.stringContaining('too long')));
    expect(breaker.isOpen).toBe(false);
  });

  it('is silent when nothing was answered meanwhile, whatever was before', async () => {
    const { breaker, outcome, clock, repeat } = open();
    await repeat(50, well);
    clock.now = 10;
    await Promise.all([1, 2, 3].map(() => outcome(never)));
    expect(breaker.isOpen).toBe(true);
  });

  it('is told when nobody waits any more', async () => {
    const { outcome } = open();
    let signal: AbortSignal | null = null;
    await outcome(() => {
      signal = waitedFor();
      return never();
    });
    expect(signal).toMatchObject({ aborted: true });
    expect(waitedFor()).toBe(null);
  });
});

describe('places', () => {
  /** Calls that are answered by hand. */
  function hold() {
    const held: (() => void)[] = [];
    const call = () => new Promise<string>((resolve) => held.push(() => resolve('well')));
    return { held, call };
  }

  it('are as many as the cluster is asked at a time; others come next, in their order', async () => {
    const { outcome } = open(2);
    const { held, call } = hold();
    const asked = [1, 2, 3].map(() => outcome(call, { ms: 60_000 }));
    await pause(5);
    expect(held).toHaveLength(2);
    held[1]?.();
    await expect.poll(() => held).toHaveLength(3);
    held[0]?.();
    held[2]?.();
    expect(await Promise.all(asked)).toEqual(['well', 'well', 'well']);
  });

  it('are waited for no longer than leaves time for the answer, which says nothing of the cluster', async () => {
    const { outcome, breaker } = open(1);
    const { held, call } = hold();
    const first = outcome(call, { ms: 60_000 });
    const others = [1, 2, 3, 4].map(() => outcome(call));
    expect(await Promise.all(others)).toEqual(Array(4).fill(expect.stringContaining('others are')));
    expect(breaker.isOpen).toBe(false);
    held[0]?.();
    expect(await first).toBe('well');
    expect(await outcome(well)).toBe('well');
  });

  it('are left to others, half of them, by what is beside a page, and that never waits', async () => {
    const { outcome } = open(4);
    const { held, call } = hold();
    const share = { ms: 60_000, isAside: true };
    const aside = [1, 2].map(() => outcome(call, share));
    expect(await outcome(call, share)).toContain('others are');
    expect(await outcome(well)).toBe('well');
    for (const end of held) end();
    expect(await Promise.all(aside)).toEqual(['well', 'well']);
    expect(await outcome(well, { ms: 0, isAside: true })).toContain('others are');
  });
});
