import type { Api } from '@orendi/contract/client-types';
import type { Related } from '@orendi/contract/schemas/related';

const nothing: Related = { ofMaker: [], alike: [] };

/** What else there is beside a listing. Where it cannot be had there is nothing: the page is whole without. */
export async function loadRelated(api: Api, id: number): Promise<Related> {
  return api('GET /public/results/related/{id}', { params: { id } }).catch(() => nothing);
}
