import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectCluster } from '@orendi/search/opensearch/cluster';
import { OpenSearchEngine } from '@orendi/search/opensearch/opensearch-engine';
import { afterEach, expect, it } from 'vitest';
import { workFor } from '../../../platform/http/pressure.ts';
import { listingEngineOptions, type ListingFinder } from '../listing-fields.ts';
import { createBreaker, patience, waitedFor } from './breaker.ts';
import { guardEngine } from './guard-engine.ts';

/* A cluster under pressure: it is there, and shares its one processor among all who ask. */

const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((end) => end()));

/** @param costMs what an answer takes of the processor */
async function startSlowNode(costMs: number) {
  let cost = costMs;
  const jobs = new Map<ServerResponse, number>();
  const seen = { most: 0, leftAlone: 0, answered: 0 };
  const server = createServer((request, response) => {
    request.resume();
    jobs.set(response, cost);
    seen.most = Math.max(seen.most, jobs.size);
    response.once('close', () => {
      if (jobs.delete(response)) seen.leftAlone += 1;
    });
  });
  let lastTurn = performance.now();
  // Goes by the clock: on a busy machine, turns are late.
  const processor = setInterval(() => {
    const share = (performance.now() - lastTurn) / jobs.size;
    lastTurn = performance.now();
    for (const [response, left] of jobs) {
      jobs.set(response, left - share);
      if (left > share) continue;
      jobs.delete(response);
      seen.answered += 1;
      response.setHeader('content-type', 'application/json');
      response.end(`{"responses":[{"hits":{"total":{"value":7},"hits":[]}}]}`);
    }
  }, 4);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  close.push(() => {
    clearInterval(processor);
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, seen, setCost: (ms: number) => (cost = ms) };
}

/** With a breaker of its own, and patience in proportion. */
function openFinder(address: string) {
  const cluster = connectCluster({ nodes: [address], waitedFor });
  close.push(() => void cluster.close());
  const breaker = createBreaker(4);
  const standIn = { mayFind: () => false, find: async () => null, read: async () => null };
  const finder: ListingFinder = guardEngine(
    new OpenSearchEngine(cluster, 'orendi', listingEngineOptions),
    {
      breaker,
      standIn,
      noteAway: () => {},
      patience: { ...patience, search: 800, aside: 200 },
    },
  );
  const isAnswered = () =>
    finder.listUnknown([{ word: 'divan', stem: 'divan', isPrefix: false, isLast: false }]).then(
      () => true,
      () => false,
    );
  return { breaker, isAnswered };
}

it('answers slowly as many as it can of those who ask at once, and is asked on', async () => {
  const { address, seen } = await startSlowNode(40);
  const { breaker, isAnswered } = openFinder(address);
  // Asked all at once, it would need two and a half seconds for the first of them.
  const asked = await Promise.all(Array.from({ length: 60 }, isAnswered));
  expect(asked.filter(Boolean).length).toBeGreaterThan(5);
  expect(seen.most).toBe(4);
  expect(breaker.isOpen).toBe(false);
  expect(await isAnswered()).toBe(true);
});

it('keeps nobody waiting for what is beside a page, which leaves it alone in time', async () => {
  const { address, seen, setCost } = await startSlowNode(2_000);
  const { breaker, isAnswered } = openFinder(address);
  const aside = () => workFor('aside', isAnswered);
  expect(await Promise.all([1, 2, 3, 4].map(aside))).toEqual([false, false, false, false]);
  await expect.poll(() => seen).toEqual({ most: 2, leftAlone: 2, answered: 0 });
  expect(breaker.isOpen).toBe(false);
  setCost(1);
  expect(await aside()).toBe(true);
});

it('is slow, and not gone, when most are late while some are answered', async () => {
  const { address, seen, setCost } = await startSlowNode(4_000);
  const { breaker, isAnswered } = openFinder(address);
  const late = [1, 2, 3].map(isAnswered);
  await expect.poll(() => seen.most).toBe(3);
  setCost(10);
  expect(await isAnswered()).toBe(true);
  expect(await Promise.all(late)).toEqual([false, false, false]);
  expect(breaker.isOpen).toBe(false);
  // Nobody is answered any more.
  setCost(4_000);
  expect(await Promise.all([1, 2, 3].map(isAnswered))).toEqual([false, false, false]);
  expect(breaker.isOpen).toBe(true);
});
