import { type Shop, firstResults } from './ask-shop.ts';
import { type CatalogueProduct, isWanted } from './judge.ts';
import type { RelevanceQuery } from './relevance-query.ts';

export interface Outcome extends RelevanceQuery {
  /** Products in the catalogue that are what the buyer means. */
  wanted: number;
  /** How many of the first ten are. */
  hits: number;
  /** The share of the ten places, or of all wanted products if there are fewer: 0 to 1. Null if nothing is wanted. */
  recall: number | null;
  /** Names of those among the first ten that were not meant. */
  others: string[];
}

/** Sends every query and judges the first results. */
export async function measureRelevance(
  shop: Pick<Shop, 'search'>,
  products: CatalogueProduct[],
  queries: readonly RelevanceQuery[],
): Promise<Outcome[]> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const ids = await shop.search(query.query);
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    outcomes.push(judge(query, products, found));
  }
  return outcomes;
}

function judge(
  query: RelevanceQuery,
  products: CatalogueProduct[],
  found: CatalogueProduct[],
): Outcome {
  const wanted = products.filter((product) => isWanted(product, query.want)).length;
  const others = found.filter((product) => !isWanted(product, query.want));
  const hits = found.length - others.length;
  return {
    ...query,
    wanted,
    hits,
    recall: wanted === 0 ? null : hits / Math.min(firstResults, wanted),
    others: others.map(({ product_name }) => product_name),
  };
}
