import type { CatalogueProduct } from './judge.ts';

/** The length of the first page of results on a phone. */
export const firstResults = 10;
/** The first results of a word that names a category, which are judged. */
export const firstNamed = 20;
export const priceOrders = [null, 'asc', 'desc'] as const;
const perPage = 48;
const atOnce = 8;

export interface Shop {
  listProducts(): Promise<CatalogueProduct[]>;
  /** The ids of the first products found, best first. */
  search(query: string): Promise<number[]>;
  /** The ids of the first products that are shown as what a word names; all if it names nothing. */
  searchNamed(query: string, order: 'asc' | 'desc' | null): Promise<number[]>;
}

/**
 * A running shop as any client sees it.
 * @param address such as `http://127.0.0.1:3000`
 */
export function askShop(address: string): Shop {
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
    async listProducts() {
      const ids: number[] = [];
      for (let page = 1, isMore = true; isMore; page += 1) {
        const { results, hasNextPage } = await search({
          filterBy: 'all',
          page: String(page),
          perPage: String(perPage),
        });
        ids.push(...results.map(({ id }) => id));
        isMore = hasNextPage;
      }
      const products: CatalogueProduct[] = [];
      const next = ids.values();
      const work = async () => {
        for (const id of next) products.push(await ask<CatalogueProduct>(`products/${id}`));
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return products;
    },
    async search(query) {
      const { results } = await search({ query, perPage: String(firstResults) });
      return results.map(({ id }) => id);
    },
    async searchNamed(query, order) {
      const { results } = await search({
        query,
        understand: 'true',
        perPage: String(firstNamed),
        ...(order && { sortByPrice: order }),
      });
      return results.filter(({ related }) => related !== true).map(({ id }) => id);
    },
  };
}
