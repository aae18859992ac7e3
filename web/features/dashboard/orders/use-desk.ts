import type { Api } from '@orendi/contract/client-types';
import { paging } from '@orendi/contract/limits';
import type { Request } from '@orendi/contract/schemas/request';
import { useEffect, useEffectEvent } from 'react';
import { type Opening, useRegion } from '../use-region.ts';

export type Desk = Awaited<ReturnType<typeof loadDesk>>;

/**
 * The work to do: the requests that wait, the oldest first, and the contacts without a name; with the prepared answers.
 * @param waitingShown how many of the waiting requests, at most
 */
export async function loadDesk(api: Api, waitingShown: number = paging.ordersPerPage) {
  const [waiting, presses, { templates }] = await Promise.all([
    api('GET /private/business-request/get', {
      query: {
        stage: 'new',
        sources: 'all',
        sort: 'created_at',
        order: 'asc',
        perPage: waitingShown,
      },
    }),
    api('GET /private/contact-presses/get', { query: { perPage: paging.perPage } }),
    api('GET /private/reply-templates'),
  ]);
  const unnamed = presses.results.filter((press) => press.leads < press.presses);
  // For the time that something waits.
  return { waiting, presses: unnamed, templates, loadedAt: Date.now() };
}

/** The desk, which loads again when the server reports another number of waiting requests. */
export function useDesk(opening: Opening<Desk>, told?: number, waitingShown?: number) {
  const desk = useRegion(opening, (api) => loadDesk(api, waitingShown), String(waitingShown));
  const catchUp = useEffectEvent((waiting: number) => {
    const isOld = desk.data ? desk.data.waiting.total !== waiting : !desk.isLoading;
    if (isOld) void desk.reload();
  });
  useEffect(() => {
    if (told !== undefined) catchUp(told);
  }, [told]);
  return desk;
}

/** The desk without a request that waits no more, until the next one is loaded into its place. */
export function changeDesk(desk: Desk, changed: Request): Desk {
  const { waiting } = desk;
  const isHere = waiting.results.some(({ id }) => id === changed.id);
  const results = waiting.results
    .map((order) => (order.id === changed.id ? changed : order))
    .filter(({ stage }) => stage === 'new');
  const total = isHere && changed.stage !== 'new' ? waiting.total - 1 : waiting.total;
  const [oldest] = results;
  return {
    ...desk,
    waiting: { ...waiting, results, total, oldest_waiting_since: oldest?.waiting_since ?? null },
  };
}
