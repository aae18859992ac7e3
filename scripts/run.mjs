/*
 * Runs one of the product's programs, on a fresh clone or an existing one: installs and builds what is missing, then
 * hands over to the program on the product's own Node.js.
 *
 *   node scripts/run.mjs demo/main.ts [arguments]
 */
import { handOver } from './hand-over.mjs';
import './prepare.mjs';

handOver(process.argv.slice(2));
