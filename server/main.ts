/* The product without its demo. `npm start` runs demo/main.ts, which offers the demo to an empty shop. */
import { runProduct } from './run-product.ts';

const flags = {
  dev: 'serves the pages from their sources, as npm run dev does',
  // Accepted so that both programs take the same flags.
  empty: 'changes nothing: without the demo, a new shop is empty',
};

await runProduct(flags, ({ dev }) => ({ isDev: dev }));
