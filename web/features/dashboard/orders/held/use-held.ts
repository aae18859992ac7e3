import type { Api } from '@orendi/contract/client-types';
import type { HeldAction, HeldPage, HeldRequest } from '@orendi/contract/schemas/held';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiCall } from '../../../../api/calls/use-api-call.ts';
import type { DashboardSearch } from '../../dashboard-search.ts';
import { showDashboardToast } from '../../dashboard-toast.ts';
import { loadPage } from '../../load-page.ts';
import type { Region } from '../../use-region.ts';

export type Outcome = 'restored' | 'dropped';

export interface HeldNews {
  /** How many are held, as last told by the server; undefined before the first word. */
  told: number | undefined;
  onRestored: (count: number) => void;
}

/**
 * The decisions about held requests. A decided request stays in its place, with an undo, until the page is left; the others
 * reload when the server reports another number.
 */
export function useHeld(region: Region<HeldPage>, { told, onRestored }: HeldNews) {
  const { call, isLoading } = useApiCall(showDashboardToast);
  const [settled, setSettled] = useState<{ request: HeldRequest; outcome: Outcome }[]>([]);
  const { data } = region;

  const catchUp = useEffectEvent((total: number) => {
    // Also while they load for the first time: what is on its way may be older.
    if (data?.total === total) return;
    region.change((page) => ({ ...page, total }));
    void region.reload();
  });
  useEffect(() => {
    if (told !== undefined) catchUp(told);
  }, [told]);

  async function settle(requests: HeldRequest[], action: HeldAction): Promise<void> {
    if (isLoading || requests.length === 0) return;
    const ids = requests.map(({ id }) => id);
    const done = await call(
      (api) => api('PUT /private/held-requests/update', { body: { ids, action } }),
      { toastId: 'held' },
    );
    if (done === undefined) return;
    const change = action === 'hold' ? ids.length : -ids.length;
    region.change((page) => ({ ...page, total: Math.max(0, page.total + change) }));
    const outcome = action === 'restore' ? ('restored' as const) : ('dropped' as const);
    const decided = action === 'hold' ? [] : requests.map((request) => ({ request, outcome }));
    setSettled((now) => [...now.filter(({ request }) => !ids.includes(request.id)), ...decided]);
    if (action === 'restore') onRestored(ids.length);
    // The restored row may be on a page that is not loaded.
    if (action === 'hold') await region.reload();
  }

  const isSettled = ({ id }: HeldRequest) => settled.some(({ request }) => request.id === id);
  const open = (data?.results ?? []).filter((request) => !isSettled(request));
  const entries = [...open.map((request) => ({ request, outcome: undefined })), ...settled];
  entries.sort((a, b) => b.request.id - a.request.id);
  return { open, entries, isSettling: isLoading, settle };
}

/** The page of held requests an address asks for, the first one for the count alone; past the end, the last page. */
export function loadHeld(api: Api, { held }: Pick<DashboardSearch, 'held'>): Promise<HeldPage> {
  return loadPage((page) => api('GET /private/held-requests/get', { query: { page } }), held);
}
