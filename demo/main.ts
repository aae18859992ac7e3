/* The product as `npm start` runs it: the server, and the demo for an empty shop. */
import { parseArgs } from 'node:util';
import { StartError } from '@orendi/server/platform/start-error';
import { runProduct } from '@orendi/server/run-product';
import { decideOnDemo } from './fill/decide-on-demo.ts';

await runProduct(() => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { dev: flag, demo: flag, empty: flag } });
  if (values.demo && values.empty) throw new StartError('--demo and --empty exclude each other.');
  const wish = values.demo ? 'demo' : values.empty ? 'empty' : null;
  return { isDev: values.dev, fill: (services) => decideOnDemo(services, wish, console.log) };
});
