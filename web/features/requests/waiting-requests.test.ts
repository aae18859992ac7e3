import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listWaiting, settleWaiting, type WaitingRequest } from './waiting-requests.ts';

const stored = new Map<string, Response>();
const cache = {
  put: async (address: string, answer: Response) => void stored.set(address, answer),
  matchAll: async () => [...stored.values()].map((answer) => answer.clone()),
};
const place = '/waiting/product%207';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', { open: async () => cache });
  const locks = { request: (_: string, work: () => unknown) => work() };
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());

const written = (idempotencyKey: string, text: string) =>
  ({ item: 'product 7', idempotencyKey, body: { text } }) as unknown as WaitingRequest;
const keep = (request: WaitingRequest) => stored.set(place, new Response(JSON.stringify(request)));
const sent = { item: 'product 7', name: 'Divan', link: '/my-request/x' };

it('a request that has gone out leaves its link, and no text', async () => {
  keep(written('a', 'Sa kushton?'));
  await settleWaiting(written('a', 'Sa kushton?'), sent);
  expect(await listWaiting()).toEqual([sent]);
});

it('a newer one, written while the older was on its way, still waits', async () => {
  keep(written('b', 'Po në blu?'));
  await settleWaiting(written('a', 'Sa kushton?'), sent);
  expect(await listWaiting()).toEqual([written('b', 'Po në blu?')]);
});

it('one that was thrown away meanwhile does not come back', async () => {
  const refused = { ...written('a', 'Sa kushton?'), refusal: 'Nuk është më këtu.' };
  await settleWaiting(written('a', 'Sa kushton?'), refused);
  expect(await listWaiting()).toEqual([]);
});
