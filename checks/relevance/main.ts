/* Judges the first results of the search by what buyers mean, on either engine. See docs/development/relevance.md. */
import { startProduct } from '../product/start-product.ts';
import { runProgram, type Undo } from '../product/undo.ts';
import { readOptions } from '../read-options.ts';
import { askShop } from './ask-shop.ts';
import { judgeNamed } from './named-things.ts';
import { measureRecall, printRecall, queries } from './recall.ts';

/** The given shop, or one started on a data folder; without either, the demo in a temporary one. */
async function findShop(undo: Undo): Promise<string> {
  const values = readOptions(process.argv.slice(2), ['url', 'data', 'search']);
  if (values.url) return values.url;
  const folder = values.data ?? (await undo.makeFolder());
  const content = values.data ? 'empty' : 'demo';
  const env: Record<string, string> = values.search ? { SEARCH_URL: values.search } : {};
  const { port } = await startProduct(folder, undo, { content, env });
  return `http://127.0.0.1:${port}`;
}

await runProgram(
  'node checks/relevance/main.ts [--url ADDRESS | --data FOLDER] [--search ADDRESS]',
  async (undo) => {
    const shop = askShop(await findShop(undo));
    const products = await shop.listProducts();
    console.log(printRecall(await measureRecall(shop, products, queries)));
    console.log(`\n${await judgeNamed(shop, products)}`);
    return true;
  },
);
