import type { Api } from '@orendi/contract/client-types';
import { expect, it } from 'vitest';
import { loadRelated } from './load-detail.ts';

it('asks for what belongs to the listing', async () => {
  const asked: unknown[] = [];
  const answer = { ofMaker: [{ id: 2 }], alike: [] };
  const api = (async (...call: unknown[]) => {
    asked.push(call);
    return answer;
  }) as Api;
  expect(await loadRelated(api, 7)).toBe(answer);
  expect(asked).toEqual([['GET /public/results/related/{id}', { params: { id: 7 } }]]);
});

it('is empty where it fails', async () => {
  const api = (() => Promise.reject(new Error('broken'))) as Api;
  expect(await loadRelated(api, 7)).toEqual({ ofMaker: [], alike: [] });
});
