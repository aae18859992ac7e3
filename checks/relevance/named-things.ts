import { printTable } from '../print/print-table.ts';
import { type Shop, firstNamed, priceOrders } from './ask-shop.ts';
import { type CatalogueProduct, isWanted, type ThingName } from './judge.ts';
import words from './named-things.json' with { type: 'json' };

/** Words that name a category, and what they mean: in both languages, one and several, with and without accents. */
const namedThings = Object.entries(words) as [word: string, thing: ThingName][];

interface NamedOutcome {
  word: string;
  order: string;
  /** How many are shown as what the word names, among the first twenty. */
  shown: number;
  /** Names of those among them that the judge takes for something else. */
  others: string[];
}

/** Looks at what is shown as what a word names, in each order. */
export async function judgeNamed(
  shop: Pick<Shop, 'searchNamed'>,
  products: readonly CatalogueProduct[],
): Promise<NamedOutcome[]> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const outcomes: NamedOutcome[] = [];
  for (const [word, thing] of namedThings) {
    for (const order of priceOrders) {
      const found = await shop.searchNamed(word, order);
      const shown = found.flatMap((id) => byId.get(id) ?? []);
      const others = shown.filter((product) => !isWanted(product, { things: [thing] }));
      const names = others.map(({ product_name }) => product_name);
      outcomes.push({ word, order: order ?? 'best', shown: shown.length, others: names });
    }
  }
  return outcomes;
}

/** A line for each word: the share that the judge calls right in each order, then the exceptions. */
export function printNamed(outcomes: readonly NamedOutcome[]): string {
  const orders = [...new Set(outcomes.map(({ order }) => order))];
  const rows = [...Map.groupBy(outcomes, ({ word }) => word)].map(([word, own]) =>
    [word].concat(own.map(({ shown, others }) => `${shown - others.length} of ${shown}`)),
  );
  const exceptions = outcomes
    .filter(({ others }) => others.length > 0)
    .map(({ word, order, others }) => `"${word}" (${order}): ${others.join(' · ')}`);
  const title = `a word names, first ${firstNamed}`;
  return [printTable([title, ...orders], rows), '', ...exceptions].join('\n');
}
