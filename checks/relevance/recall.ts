import { printTable } from '../print/print-table.ts';
import { type Shop, firstResults } from './ask-shop.ts';
import { type CatalogueProduct, isWanted } from './judge.ts';
import type { RelevanceQuery } from './queries.ts';

interface Outcome extends RelevanceQuery {
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
export async function measureRecall(
  shop: Pick<Shop, 'search'>,
  products: readonly CatalogueProduct[],
  queries: readonly RelevanceQuery[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const ids = await shop.search(query.query);
    const found = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
    const wanted = products.filter((product) => isWanted(product, query.want)).length;
    const others = found.filter((product) => !isWanted(product, query.want));
    const hits = found.length - others.length;
    outcomes.push({
      ...query,
      wanted,
      hits,
      recall: wanted === 0 ? null : hits / Math.min(firstResults, wanted),
      others: others.map(({ product_name }) => product_name),
    });
  }
  return outcomes;
}

/** A line for each group and one for all, then the queries that missed something, the worst first. */
export function printRecall(outcomes: readonly Outcome[]): string {
  const groups = new Set(outcomes.map(({ group }) => group));
  const rows = [...groups, 'All'].map((name) => {
    const asked = outcomes.filter(({ group }) => name === 'All' || name === group);
    const recalls = asked.flatMap(({ recall }) => recall ?? []);
    const whole = recalls.filter((recall) => recall === 1).length;
    const sum = recalls.reduce((total, recall) => total + recall, 0);
    const share = (part: number) =>
      recalls.length === 0 ? '–' : `${((100 * part) / recalls.length).toFixed(1)} %`;
    const nothing = asked.length - recalls.length;
    return [name, String(recalls.length), share(sum), share(whole), String(nothing)];
  });
  const misses = outcomes
    .flatMap(({ recall, ...miss }) => (recall === null || recall === 1 ? [] : { recall, ...miss }))
    .sort((a, b) => a.recall - b.recall)
    .map(({ group, query, hits, wanted, others }) => {
      const seen = others.slice(0, 3).join(' · ') || 'nothing else';
      return `${group}: "${query}" ${hits} of ${Math.min(firstResults, wanted)}; also ${seen}`;
    });
  return [
    printTable(['group', 'judged', 'recall', 'whole', 'nothing'], rows),
    '',
    'recall: wanted ones among the first ten, of ten or of all there are; whole: queries where none is missing;',
    'nothing: queries for which this catalogue holds nothing, not judged',
    '',
    ...misses,
  ].join('\n');
}
