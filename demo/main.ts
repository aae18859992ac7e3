/* The product as `npm start` runs it: the server, and the demo for an empty shop. */
import { StartError } from '@orendi/server/platform/start-error';
import { runProduct } from '@orendi/server/run-product';
import { decideOnDemo } from './fill/decide-on-demo.ts';

const flags = {
  demo: 'fills an empty shop with the demo, on a public server too',
  empty: 'leaves an empty shop empty, now and at later starts',
  dev: 'serves the pages from their sources, as npm run dev does',
};

await runProduct(flags, ({ demo, empty, dev }) => {
  if (demo && empty) throw new StartError('--demo and --empty exclude each other.');
  const wish = demo ? 'demo' : empty ? 'empty' : null;
  return { isDev: dev, fill: (services) => decideOnDemo(services, wish, console.log) };
});
