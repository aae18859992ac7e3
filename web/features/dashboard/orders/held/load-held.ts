import type { Api } from '@orendi/contract/client-types';
import type { HeldPage } from '@orendi/contract/schemas/held';
import type { DashboardSearch } from '../../dashboard-search.ts';

/** The page of held requests an address asks for, the first one for the count alone; past the end, the last page. */
export async function loadHeld(
  api: Api,
  { held }: Pick<DashboardSearch, 'held'>,
): Promise<HeldPage> {
  const ask = (page?: number) => api('GET /private/held-requests/get', { query: { page } });
  const asked = await ask(held);
  if (asked.results.length > 0 || asked.total === 0) return asked;
  return ask(Math.ceil(asked.total / asked.perPage));
}
