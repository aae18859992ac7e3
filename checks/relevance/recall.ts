import { mean } from '../measure/ratios.ts';
import { printTables } from '../print/print-tables.ts';
import { firstResults, type Shop } from './ask-shop.ts';
import { type CatalogueProduct, isWanted, type Want } from './judge.ts';
import queriesByGroup from './queries.json' with { type: 'json' };

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

/** Searches, and judges what is found: how many are what the buyer means, and the names of the others. */
export async function judgeSearch(
  shop: Pick<Shop, 'search'>,
  products: readonly CatalogueProduct[],
  { query, want }: Pick<RelevanceQuery, 'query' | 'want'>,
  choices?: Record<string, string>,
) {
  const ids = await shop.search(query, choices);
  const found = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const others = found.filter((product) => !isWanted(product, want));
  const names = others.map(({ product_name }) => product_name);
  return { found: found.length, hits: found.length - others.length, others: names };
}

/** Sends every query and judges the first results. */
export function measureRecall(
  shop: Pick<Shop, 'search'>,
  products: readonly CatalogueProduct[],
  queries: readonly RelevanceQuery[],
) {
  return Array.fromAsync(queries, async (query) => {
    const { hits, others } = await judgeSearch(shop, products, query);
    const wanted = products.filter((product) => isWanted(product, query.want)).length;
    return {
      ...query,
      /** Products in the catalogue that are what the buyer means. */
      wanted,
      /** How many of the first ten are. */
      hits,
      /** The share of the ten places, or of all wanted products if there are fewer: 0 to 1. Null if nothing is wanted. */
      recall: wanted === 0 ? null : hits / Math.min(firstResults, wanted),
      /** Names of those among the first ten that were not meant. */
      others,
    };
  });
}

/** A line for each group and one for all, then the queries that missed something, the worst first. */
export function printRecall(outcomes: Awaited<ReturnType<typeof measureRecall>>): string {
  const groups = new Set(outcomes.map(({ group }) => group));
  const lines = [...groups, 'All'].map((name) => {
    const asked = outcomes.filter(({ group }) => name === 'All' || name === group);
    const recalls = asked.flatMap(({ recall }) => recall ?? []);
    const share = (parts: number[]) =>
      recalls.length === 0 ? '–' : `${(100 * mean(parts)).toFixed(1)} %`;
    return {
      group: name,
      judged: String(recalls.length),
      recall: share(recalls),
      whole: share(recalls.map((recall) => Number(recall === 1))),
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
