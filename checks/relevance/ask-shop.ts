import type { CatalogueProduct } from './judge.ts';

/** The length of the first page of results on a phone. */
export const firstResults = 10;
const perPage = 24;

export type Shop = ReturnType<typeof askShop>;

/** A running shop as any client sees it. */
export function askShop(address: string) {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(new URL(`/v1/public/${path}`, address));
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
    const { data } = (await answer.json()) as { data: T };
    return data;
  };
  const search = (query: Record<string, string>) =>
    ask<{ results: { id: number; related?: true }[]; hasNextPage: boolean }>(
      `results/search?${new URLSearchParams(query).toString()}`,
    );

  return {
    async listProducts(): Promise<CatalogueProduct[]> {
      const products: CatalogueProduct[] = [];
      for (let page = 1, isMore = true; isMore; page += 1) {
        const query = { filterBy: 'all', page: String(page), perPage: String(perPage) };
        const { results, hasNextPage } = await search(query);
        const asked = results.map(({ id }) => ask<CatalogueProduct>(`products/${id}`));
        products.push(...(await Promise.all(asked)));
        isMore = hasNextPage;
      }
      return products;
    },
    /** The ids of the first products found, best first, without those that only go with what a word names. */
    async search(query: string, choices: Record<string, string> = {}): Promise<number[]> {
      const { results } = await search({ query, perPage: String(firstResults), ...choices });
      return results.filter(({ related }) => !related).map(({ id }) => id);
    },
  };
}
