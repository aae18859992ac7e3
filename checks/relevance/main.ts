/*
 * Judges the first results of the search: sends buyers' queries to a running shop, and counts how many of the first ten
 * products are what they mean, on either engine. See docs/development/relevance.md.
 */
import { parseArgs } from 'node:util';
import { makeTempFolder } from '../product/make-temp-folder.ts';
import { startProduct } from '../product/start-product.ts';
import { createUndo, undoOnSignals } from '../product/undo.ts';
import { askShop } from './ask-shop.ts';
import { judgeNamed, printNamed } from './named-things.ts';
import { queries } from './queries.ts';
import { measureRecall, printRecall } from './recall.ts';

const undo = createUndo();
undoOnSignals(undo);

/**
 * The given shop, or one started on a data folder; without either, the demo in a temporary one. One that is started
 * searches in its memory, or in the cluster of the given addresses.
 */
async function findShop(): Promise<string> {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, data: { type: 'string' }, search: { type: 'string' } },
  });
  if (values.url) return values.url;
  const folder = values.data ?? (await makeTempFolder(undo));
  const content = values.data ? 'empty' : 'demo';
  const env: Record<string, string> = values.search ? { SEARCH_URL: values.search } : {};
  const { port } = await startProduct(folder, undo, { content, env });
  return `http://127.0.0.1:${port}`;
}

try {
  const shop = askShop(await findShop());
  const products = await shop.listProducts();
  console.log(printRecall(await measureRecall(shop, products, queries)));
  console.log(`\n${printNamed(await judgeNamed(shop, products))}`);
} finally {
  await undo.run();
}
