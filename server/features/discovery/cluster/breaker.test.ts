import { SearchAway } from '@orendi/search/opensearch/search-away';
import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

const away = async () => Promise.reject(new SearchAway('unreachable', 'no'));
const missing = async () => Promise.reject(new SearchAway('missing', 'no'));
const well = async () => 'well';

function open() {
  const clock = { now: 0 };
  const breaker = createBreaker({
    mostFailures: 2,
    restMs: 100,
    limitMs: 30,
    now: () => clock.now,
  });
  const outcome = (call: () => Promise<string>) =>
    breaker.run(call).catch((error: unknown) => (error as Error).message);
  return { clock, breaker, outcome };
}

it('turns calls away after some in a row have failed, until one has got through', async () => {
  const { clock, breaker, outcome } = open();
  await outcome(away);
  await outcome(well);
  await outcome(away);
  expect(breaker.isOpen).toBe(false);
  await outcome(away);
  expect(breaker.isOpen).toBe(true);
  expect(await outcome(well)).toContain('a moment ago');
  clock.now = 100;
  expect(await outcome(away)).not.toContain('a moment ago');
  expect(await outcome(well)).toContain('a moment ago');
  clock.now = 200;
  expect(await outcome(well)).toBe('well');
  expect(breaker.isOpen).toBe(false);
});

it('lets one call try while the others are still turned away', async () => {
  const { clock, outcome } = open();
  await outcome(away);
  await outcome(away);
  clock.now = 100;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trying = outcome(() => promise);
  expect(await outcome(well)).toContain('a moment ago');
  resolve('well');
  expect(await trying).toBe('well');
  expect(await outcome(well)).toBe('well');
});

it('turns calls away for the same reason for which they failed', async () => {
  const { outcome } = open();
  const forbidden = async () => Promise.reject(new SearchAway('forbidden', 'no'));
  await outcome(forbidden);
  await outcome(forbidden);
  expect(await outcome(well)).toBe('the search cluster forbids it: it did not answer a moment ago');
});

it('gives up what hangs, and lets pass what says that there is no index yet', async () => {
  const { breaker, outcome } = open();
  expect(await outcome(() => new Promise<string>(() => {}))).toContain('in time');
  for (let time = 0; time < 5; time += 1)
    expect(await outcome(missing)).toContain('lacks an index');
  expect(breaker.isOpen).toBe(false);
});

it('takes a fault of ours for what it is', async () => {
  const { breaker, outcome } = open();
  const fault = async () => Promise.reject(new TypeError('bug'));
  for (let time = 0; time < 5; time += 1) expect(await outcome(fault)).toBe('bug');
  expect(breaker.isOpen).toBe(false);
});
