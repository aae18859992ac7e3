/* The product without its demo. `npm start` runs demo/main.ts, which offers the demo to an empty shop. */
import { parseArgs } from 'node:util';
import { runProduct } from './run-product.ts';

await runProduct(() => {
  const flag = { type: 'boolean', default: false } as const;
  // A shop that nothing fills is empty anyway; accepted so that both programs take the same flags.
  const { values } = parseArgs({ options: { dev: flag, empty: flag } });
  return { isDev: values.dev };
});
