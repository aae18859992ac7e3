import { printTables } from '../print/print-tables.ts';
import type { Shop } from './ask-shop.ts';
import type { CatalogueProduct, ThingName } from './judge.ts';
import { judgeSearch } from './recall.ts';
import words from './named-things.json' with { type: 'json' };

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
      const asked = { query: word, want: { things: [thing] } };
      const { found, hits, others } = await judgeSearch(shop, products, asked, understood);
      line[order] = `${hits} of ${found}`;
      if (others.length > 0) exceptions.push(`"${word}" (${order}): ${others.join(' · ')}`);
    }
    lines.push(line);
  }
  return [printTables(lines), '', ...exceptions].join('\n');
}
