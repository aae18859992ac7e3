import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Exits with one sentence for a person. */
export function fail(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}
