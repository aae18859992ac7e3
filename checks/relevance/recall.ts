import { printTables } from '../print/print-tables.ts';
import { type CatalogueProduct, isWanted, type ThingName, type Want } from './judge.ts';
import queriesByGroup from './queries.json' with { type: 'json' };
import words from './named-things.json' with { type: 'json' };

export type RelevanceQuery = (typeof queries)[number];

/** Searches that buyers type, each with its meaning: the kinds of things alone, or more about them. */
export const queries = Object.entries(
  queriesByGroup as Record<string, Record<string, Want['things'] | Want>>,
).flatMap(([group, wants]) =>
  Object.entries(wants).map(([query, want]) => {
    const isThings = typeof want === 'string' || Array.isArray(want);
    return { group, query, want: (isThings ? { things: want } : want) as Want };
  }),
);

/** How many products are shown, how many of them are wanted, and the names of the others. */
function judgeShown(ids: number[], products: readonly CatalogueProduct[], want: Want) {
  const shown = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const others = shown.filter((product) => !isWanted(product, want));
  const names = others.map(({ product_name }) => product_name);
  return { shown: shown.length, hits: shown.length - others.length, others: names };
}

type Outcome = Awaited<ReturnType<typeof measureRecall>>[number];

export function measureRecall(
  shop: Pick<Shop, 'search'>,
  products: readonly CatalogueProduct[],
  queries: readonly RelevanceQuery[],
) {
  return Array.fromAsync(queries, async (query) => {
    const ids = await shop.search(query.query);
    const { hits, others } = judgeShown(ids, products, query.want);
    const wanted = products.filter((product) => isWanted(product, query.want)).length;
    return {
      ...query,
      /** Products in the catalogue that are what the buyer means. */
      wanted,
      hits,
      /** The share of the ten places, or of all wanted products if there are fewer: 0 to 1. Null if nothing is wanted. */
      recall: wanted === 0 ? null : hits / Math.min(firstResults, wanted),
      /** Names of those among the first ten that were not meant. */
      others,
    };
  });
}

/** A line for each group and one for all, then the queries that missed something, the worst first. */
export function printRecall(outcomes: readonly Outcome[]): string {
  const groups = new Set(outcomes.map(({ group }) => group));
  const lines = [...groups, 'All'].map((name) => {
    const asked = outcomes.filter(({ group }) => name === 'All' || name === group);
    const recalls = asked.flatMap(({ recall }) => recall ?? []);
    const whole = recalls.filter((recall) => recall === 1).length;
    const sum = recalls.reduce((total, recall) => total + recall, 0);
    const share = (part: number) =>
      recalls.length === 0 ? '–' : `${((100 * part) / recalls.length).toFixed(1)} %`;
    return {
      group: name,
      judged: String(recalls.length),
      recall: share(sum),
      whole: share(whole),
      nothing: String(asked.length - recalls.length),
    };
  });
  const misses = outcomes
    .flatMap(({ recall, ...miss }) => (recall === null || recall === 1 ? [] : { recall, ...miss }))
    .sort((a, b) => a.recall - b.recall)
    .map(({ group, query, hits, wanted, others }) => {
      const seen = others.slice(0, 3).join(' · ') || 'nothing else';
      return `${group}: "${query}" ${hits} of ${Math.min(firstResults, wanted)}; also ${seen}`;
    });
  return [printTables(lines), '', ...misses].join('\n');
}

/** Words that name a category, and what they mean: in both languages, one and several, with and without accents. */
const namedThings = Object.entries(words) as [word: string, thing: ThingName][];
const orders = { best: {}, asc: { sortByPrice: 'asc' }, desc: { sortByPrice: 'desc' } };
const first = 20;

/** Looks at what is shown as what a word names: a line with the share that the judge calls right in each order, then the rest. */
export async function judgeNamed(shop: Pick<Shop, 'search'>, products: CatalogueProduct[]) {
  const exceptions: string[] = [];
  const lines: Record<string, string>[] = [];
  for (const [word, thing] of namedThings) {
    const line: Record<string, string> = { [`a word names, first ${first}`]: word };
    for (const [order, choices] of Object.entries(orders)) {
      const understood = { understand: 'true', perPage: String(first), ...choices };
      const ids = await shop.search(word, understood);
      const { shown, hits, others } = judgeShown(ids, products, { things: thing });
      line[order] = `${hits} of ${shown}`;
      const names = others.join(' · ');
      if (names) exceptions.push(`"${word}" (${order}): ${names}`);
    }
    lines.push(line);
  }
  return [printTables(lines), '', ...exceptions].join('\n');
}

/** The length of the first page of results on a phone. */
const firstResults = 10;
const perPage = 24;

type Shop = ReturnType<typeof askShop>;

/**
 * A running shop as any client sees it.
 * @param address such as `http://127.0.0.1:3000`
 */
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
